import Foundation

/// The functions that run the writes of a storage.
struct FileScheduler: Sendable {
  /// Runs a write.
  let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs an operation after a delay.
  let runAfter: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

  /// The queue of all writes, and of all deliveries of values to subscribers.
  static let queue = DispatchQueue(label: "sharing.file-storage", qos: .utility)

  /// A scheduler that writes on the background queue.
  static let background = FileScheduler(
    run: { queue.async(execute: $0) },
    runAfter: { delay, body in
      queue.asyncAfter(
        deadline: .now() + .milliseconds(Int(delay / .milliseconds(1))),
        execute: body
      )
    }
  )

  /// A scheduler that writes before a change of the value returns.
  static let immediate = FileScheduler(run: { $0() }, runAfter: { $1() })
}
