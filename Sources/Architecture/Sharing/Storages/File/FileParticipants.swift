import Foundation

/// A value that is not on the disk, and the functions of the key that has saved the value.
struct UnsavedValue: Sendable {
  /// The type of the key. A file has at most one reference for each type of key.
  let type: ObjectIdentifier
  /// The time of the change. All contents of other processes are later than `distantPast`.
  private(set) var time: FileTime
  /// The number of the value among the saved values of the file.
  private(set) var number = 0
  /// Whether the value is not a change, but is saved again by `save()`.
  private(set) var isCopy = false
  /// Whether the value is the default, which is saved because there is no file.
  var isDefault: Bool { time == .distantPast && !isCopy }
  let encode: @Sendable () throws -> Data
  /// Throws an error if the key can't decode a content.
  let check: @Sendable (Data) throws -> Void
  /// Reports an issue to the reporters of the task that has changed the value.
  let report: @Sendable (String) -> Void

  /// Returns the value with a number.
  func numbered(_ number: Int) -> Self {
    var result = self
    result.number = number
    return result
  }

  /// The value as a value that is not a change.
  var copy: Self {
    var copy = self
    copy.time = .distantPast
    copy.isCopy = true
    return copy
  }
}

/// A receiver of new contents of a file.
struct FileSubscriber: Sendable {
  /// The type of the key.
  let type: ObjectIdentifier
  /// Called with a new content, with `nil` if there is no content, or with an error. The value is
  /// not replaced if `isCurrent`, which is called when each earlier change is saved, returns
  /// `false`.
  ///
  /// If the content can't be decoded, returns `false`, and reports an issue only if the content is
  /// complete.
  let receive:
    @Sendable (
      _ content: Result<Data?, any Error>,
      _ isComplete: Bool,
      _ isCurrent: @escaping @Sendable () -> Bool
    ) -> Bool
}

/// The result of a load.
enum LoadedFile<Value> {
  case value(Value)
  /// There is no file, or the file is empty.
  case nothing
  /// The file can't be decoded, and was moved aside.
  case movedAside(UnreadableFile)
  /// The file can't be decoded, and could not be moved aside.
  case unusable(UnreadableFile)
}
