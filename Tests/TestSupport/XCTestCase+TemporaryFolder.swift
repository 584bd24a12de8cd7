import Foundation
import XCTest

extension XCTestCase {
  /// Returns a new folder, which is removed after the test.
  package func makeTemporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
  }
}
