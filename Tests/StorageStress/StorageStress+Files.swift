import Foundation
import Sharing

/// A value whose parts must match, so that a file with parts of two values is detected.
private struct Record: Codable, Equatable, Sendable {
  var writer = ""
  var number = -1
  /// `number` repeated up to 500 times, so that the length of the file varies.
  var payload: [Int] = []
}

extension StorageStress {
  /// All writers change one value. The last change is the value.
  func changeFile() async throws {
    @Shared(.fileStorage(url)) var record = Record()
    observe($record.publisher.map { (writer: $0.writer, number: $0.number) })
    try await save { number in
      $record.withLock {
        $0 = Record(
          writer: writer,
          number: number,
          payload: Array(repeating: number, count: number % 500)
        )
      }
      try await $record.save()
    }
  }

  /// Each writer changes a key of its own.
  func changeSettings() async throws {
    let store = AppStorageStore.file(url)
    let other = writer == "a" ? "b" : "a"
    @Shared(.appStorage(writer, store: store)) var number = -1
    @Shared(.appStorage(other, store: store)) var otherNumber = -1
    observe($otherNumber.publisher.map { (writer: other, number: $0) })
    try await save { next in
      $number.withLock { $0 = next }
      try await $number.save()
    }
  }
}
