import ComposableArchitecture
import XCTest

@testable import CountersCore

final class ResourceFilesTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "resource-files-\(ProcessInfo.processInfo.processIdentifier)")
  private let facts = "42\tThe answer."

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ paths: String...) throws {
    for path in paths {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try facts.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private func files(of executable: String) -> ResourceFiles {
    ResourceFiles(executable: folder.appending(path: executable))
  }

  private func path(_ url: URL) -> String {
    String(url.path.dropFirst(folder.path.count + 1))
  }

  func testResourcesOfAnInstalledProgramAreInTheShareFolder() throws {
    let icon = "prefix/share/icons/hicolor/scalable/apps/org.composablegtk.Counters.svg"
    try write("prefix/share/counters/NumberFacts/number-facts.tsv", icon)
    // The installed program must not use this file, which is not installed.
    try write("Resources/NumberFacts/number-facts.tsv")
    let files = files(of: "prefix/bin/counters")
    XCTAssertEqual(
      path(files.numberFacts),
      "prefix/share/counters/NumberFacts/number-facts.tsv"
    )
    XCTAssertEqual(path(files.icon), icon)
    XCTAssertEqual(path(files.icons), "prefix/share/icons")
  }

  func testResourcesOfAProgramBesideItsBundlesAreInTheShareFolder() throws {
    try write("prefix/share/counters/NumberFacts/number-facts.tsv")
    XCTAssertEqual(
      path(files(of: "prefix/lib/counters/counters").numberFacts),
      "prefix/share/counters/NumberFacts/number-facts.tsv"
    )
  }

  func testResourcesOfABuiltProgramAreInThePackage() throws {
    let icon = "Resources/Counters/icons/hicolor/scalable/apps/org.composablegtk.Counters.svg"
    try write("Resources/NumberFacts/number-facts.tsv", icon)
    let files = files(of: ".build/x86_64-unknown-linux-gnu/debug/counters")
    XCTAssertEqual(path(files.numberFacts), "Resources/NumberFacts/number-facts.tsv")
    XCTAssertEqual(path(files.icon), icon)
    XCTAssertEqual(path(files.icons), "Resources/Counters/icons")
  }

  func testURLOfMissingFactsIsTheInstallationURL() {
    XCTAssertEqual(
      path(files(of: "prefix/bin/counters").numberFacts),
      "prefix/share/counters/NumberFacts/number-facts.tsv"
    )
  }

  func testMissingFactsFileIsReportedOnceAndFactsAreComputed() async throws {
    let problems = LockIsolated<[String]>([])
    let client = NumberFactClient.installed(in: files(of: "prefix/bin/counters")) { problem in
      problems.withValue { $0.append(problem) }
    }
    XCTAssertEqual(problems.value, [], "Nothing is read before it is needed.")
    for _ in 1...2 {
      let fact = try await client.fetch(42, nil)
      XCTAssertEqual(fact.kind, .computed)
    }
    XCTAssertEqual(problems.value.count, 1)
    let missing = folder.path + "/prefix/share/counters/NumberFacts/number-facts.tsv"
    XCTAssertTrue(problems.value[0].contains(missing), problems.value[0])
    XCTAssertTrue(
      problems.value[0].hasSuffix(" Only computed facts are shown."),
      problems.value[0]
    )
  }
}
