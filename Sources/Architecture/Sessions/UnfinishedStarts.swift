import Foundation
import Sharing

/// The number of times that an app was started with a session, and ended or was killed before it
/// has shown a window.
///
/// A session can contain what the app can't show, such as a text that takes minutes to lay out.
/// Each later start would end in the same way, so the user could never use the app again.
///
/// The number is in a file beside the session's file, because nothing can be written at the end of
/// such a start.
struct UnfinishedStarts: Sendable {
  /// The number of unfinished starts after which the session is not restored again.
  static let maximum = 2

  private let url: URL

  /// - Parameter session: The location of the session's file.
  init(of session: URL) {
    url = session.deletingPathExtension().appendingPathExtension("starts")
  }

  /// The number of unfinished starts. Zero while the last of these processes runs: an app that was
  /// started again may create its session before it passes its arguments to the running app.
  var count: Int {
    guard
      (try? DurableFile(path: url.path).checkType(before: .read)) != nil,
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return 0 }
    let numbers = text.split(separator: " ").compactMap { Int32($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return 0 }
    let isRunning = numbers[1] != getpid() && kill(numbers[1], 0) == 0
    return isRunning ? 0 : Int(numbers[0])
  }

  /// Counts a start. If the number can't be written, the session can't be written either, which the
  /// app reports.
  func begin() {
    _ = try? DurableFile(path: url.path).write(Data("\(count + 1) \(getpid())".utf8))
  }

  /// Called when the app responds after that time, and when it is closed before.
  func finish() {
    unlink(url.path)
  }
}
