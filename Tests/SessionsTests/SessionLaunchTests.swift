import ComposableArchitecture
import Foundation
import Termination
import XCTest

@testable import Sessions

@MainActor
final class SessionLaunchTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)
  private var file: SessionFile<[Int]> { SessionFile(url: folder.appending(path: "session.json")) }
  /// A file that can be read, but neither moved nor removed, even by root.
  private let permanentFile = SessionFile<[Int]>(url: URL(filePath: "/proc/version"))
  private var failures: [String] = []

  override func tearDown() async throws {
    try? FileManager.default.removeItem(at: folder)
  }

  private func makeStore(_ state: [Int]) -> Store<[Int], Int> {
    Store(initialState: state) {
      Reduce { state, action in
        state.append(action)
        return .none
      }
    }
  }

  /// Records a store whose initial state is the restored session, sends an action, and saves as at
  /// the exit of the app.
  private func append(_ number: Int, to launch: SessionLaunch<[Int]>) {
    let store = makeStore(launch.session ?? [])
    launch.record(store, session: \.self) { self.failures.append("\($0)") }
    store.send(number)
    TerminationActions.shared.run()
  }

  func testSavedSessionIsRestoredAndChangesAreRecorded() {
    let first = SessionLaunch(file)
    XCTAssertNil(first.session)
    XCTAssertNil(first.problem)
    append(1, to: first)
    let second = SessionLaunch(file)
    XCTAssertEqual(second.session, [1])
    XCTAssertNil(second.problem)
    append(2, to: second)
    XCTAssertEqual(file.load(), .session([1, 2]))
    XCTAssertEqual(failures, [])
  }

  func testIgnoredSessionIsReplacedAfterTheFirstChange() async throws {
    try file.save([1])
    let launch = SessionLaunch(file, start: .ignore)
    XCTAssertNil(launch.session)
    let store = makeStore([])
    launch.record(store, session: \.self) { self.failures.append("\($0)") }
    TerminationActions.shared.run()
    XCTAssertEqual(file.load(), .session([1]), "The state has not changed.")
    store.send(2)
    TerminationActions.shared.run()
    XCTAssertEqual(file.load(), .session([2]))
  }

  func testSessionIsNotRestoredAfterTwoStartsThatDidNotShowIt() async throws {
    try file.save([1])
    for _ in 1...2 {
      // The program ends before the session is shown.
      let launch = SessionLaunch(file, start: .restore, firstFrame: FirstFrameActions())
      XCTAssertEqual(launch.session, [1])
    }
    let third = SessionLaunch(file, start: .restore, firstFrame: FirstFrameActions())
    XCTAssertNil(third.session)
    let reason = try XCTUnwrap(third.problem?.reason)
    XCTAssertTrue(
      reason.hasPrefix("The app did not show the last session in the last 2 starts. The file was "),
      reason
    )
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(kept.count, 1, "\(kept)")
    let url = folder.appending(path: try XCTUnwrap(kept.first))
    XCTAssertEqual(SessionFile<[Int]>(url: url).load(), .session([1]))
    append(2, to: third)
    XCTAssertEqual(SessionLaunch(file).session, [2])
  }

  func testStartThatShowsTheSessionOrIsClosedIsFinished() async throws {
    try file.save([1])
    for number in 1...6 {
      let firstFrame = FirstFrameActions()
      let launch = SessionLaunch(file, start: .restore, firstFrame: firstFrame)
      XCTAssertEqual(launch.session, [1])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssertEqual(names.count, 2, "\(names)")
      if number.isMultiple(of: 2) { TerminationActions.shared.run() } else { firstFrame.run() }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssertEqual(files, ["session.json"])
    }
  }

  func testStartBesideARunningAppIsNotCounted() async throws {
    try file.save([1])
    let running = Process()
    running.executableURL = URL(filePath: "/bin/sleep")
    running.arguments = ["60"]
    try running.run()
    defer { running.terminate() }
    let starts = folder.appending(path: "session.starts")
    try Data("2 \(running.processIdentifier)".utf8).write(to: starts)
    XCTAssertEqual(SessionLaunch(file).session, [1])
    try Data("2 \(Int32.max)".utf8).write(to: starts)
    XCTAssertNil(SessionLaunch(file).session)
  }

  func testStartThatSavesASessionIsFinished() async throws {
    try file.save([1])
    let launch = SessionLaunch(file, start: .restore, firstFrame: FirstFrameActions())
    let store = makeStore([1])
    launch.record(store, session: \.self) { self.failures.append("\($0)") }
    let starts = folder.appending(path: "session.starts").path
    XCTAssertTrue(FileManager.default.fileExists(atPath: starts))
    store.send(2)
    let end = ContinuousClock.now + .seconds(10)
    while FileManager.default.fileExists(atPath: starts), ContinuousClock.now < end {
      await Task.yield()
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: starts))
    XCTAssertEqual(file.load(), .session([1, 2]))
  }

  func testSessionIsRemoved() async throws {
    try file.save([1])
    let launch = SessionLaunch(file, start: .remove)
    XCTAssertNil(launch.session)
    XCTAssertNil(launch.problem)
    XCTAssertEqual(file.load(), .nothing)
    append(2, to: launch)
    XCTAssertEqual(file.load(), .session([2]))
  }

  func testDamagedFileIsReportedAndMovedAsideAndChangesAreRecorded() async throws {
    try file.save([1])
    try Data("[".utf8).write(to: file.url)
    let launch = SessionLaunch(file)
    XCTAssertNil(launch.session)
    guard case .notRestored(let reason) = launch.problem else {
      return XCTFail("\(String(describing: launch.problem))")
    }
    XCTAssertTrue(reason.hasPrefix("The file of the last session is damaged."), reason)
    XCTAssertFalse(reason.contains("Nothing is saved"), reason)
    XCTAssertEqual(launch.problem?.reason, reason)
    append(2, to: launch)
    XCTAssertEqual(file.load(), .session([2]))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
  }

  func testUnusableFileThatCannotBeMovedIsNotReplaced() {
    let launch = SessionLaunch(permanentFile)
    XCTAssertNil(launch.session)
    guard case .notRestored(let reason) = launch.problem else {
      return XCTFail("\(String(describing: launch.problem))")
    }
    XCTAssertTrue(reason.hasSuffix("Nothing is saved until the file is removed."), reason)
    append(1, to: launch)
    XCTAssertEqual(failures, [], "No session is saved.")
  }

  func testFailedRemovalIsAProblemAndLaterFailuresAreNotReportedAgain() {
    let launch = SessionLaunch(permanentFile, start: .remove)
    guard case .notSaved(let reason) = launch.problem else {
      return XCTFail("\(String(describing: launch.problem))")
    }
    XCTAssertTrue(reason.contains("/proc/version"), reason)
    append(1, to: launch)
    XCTAssertEqual(failures, [])
  }

  func testFirstFailureToSaveIsReported() {
    let launch = SessionLaunch(permanentFile, start: .ignore)
    append(1, to: launch)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("/proc/version") == true, "\(failures)")
  }

  func testRecordingOfAnotherStoreEndsTheFirstRecording() {
    let launch = SessionLaunch(file)
    let first = makeStore([])
    launch.record(first, session: \.self) { self.failures.append("\($0)") }
    append(2, to: launch)
    first.send(1)
    TerminationActions.shared.run()
    XCTAssertEqual(file.load(), .session([2]))
  }
}
