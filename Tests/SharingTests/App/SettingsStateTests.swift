import XCTest

@testable import Sharing

final class SettingsStateTests: XCTestCase {
  private var state = SettingsState()

  func testAChangeIsTheValueBeforeItIsWritten() {
    _ = state.didRead(["a": .bool(false)])
    state.set(.bool(true), for: "a")

    XCTAssertEqual(state.value(for: "a"), .bool(true))
    XCTAssertEqual(Set(state.changes.keys), ["a"])
  }

  func testAReadDoesNotReplaceAChange() {
    state.set(.bool(true), for: "a")

    XCTAssertEqual(state.didRead(["a": .bool(false), "b": .null]), ["b"])
    XCTAssertEqual(state.value(for: "a"), .bool(true))
  }

  func testAWriteRemovesTheWrittenChangesOnly() {
    state.set(.bool(true), for: "a")
    state.set(.bool(true), for: "b")
    let written = state.changes
    state.set(.bool(false), for: "b")

    let content = state.stored.applying(written)
    XCTAssertEqual(state.didWrite(content, changes: written), [])

    XCTAssertEqual(state.value(for: "a"), .bool(true))
    XCTAssertEqual(state.value(for: "b"), .bool(false))
    XCTAssertEqual(Set(state.changes.keys), ["b"])
  }

  func testAWriteReturnsTheKeysThatAnotherProcessHasChanged() {
    _ = state.didRead(["a": .bool(true), "b": .bool(true), "c": .bool(true)])
    state.set(.null, for: "a")

    let content: [String: JSONValue] = ["a": .null, "b": .bool(false), "d": .null]
    XCTAssertEqual(state.didWrite(content, changes: state.changes), ["b", "c", "d"])
  }

  func testADefaultDoesNotReplaceAValueThatAnotherProcessHasWritten() {
    state.set(.bool(true), for: "a", isDefault: true)
    state.set(.bool(true), for: "b", isDefault: true)
    let content = ["a": JSONValue.bool(false)].applying(state.changes)
    XCTAssertEqual(content, ["a": .bool(false), "b": .bool(true)])

    XCTAssertEqual(state.didWrite(content, changes: state.changes), ["a"])
    XCTAssertEqual(state.value(for: "a"), .bool(false))
    XCTAssertEqual(state.value(for: "b"), .bool(true))
  }

  func testAReadReplacesADefault() {
    state.set(.bool(true), for: "a", isDefault: true)

    XCTAssertEqual(state.didRead(["a": .bool(false)]), ["a"])
    XCTAssertEqual(state.value(for: "a"), .bool(false))
    XCTAssertEqual(state.changes, [:])
  }

  func testARemovedKeyHasNoValue() {
    _ = state.didRead(["a": .bool(true)])
    state.set(nil, for: "a")

    XCTAssertNil(state.value(for: "a"))
    XCTAssertEqual(state.stored.applying(state.changes), [:])
  }

  func testAVersionChangesOnlyIfTheValueChanges() {
    _ = state.didRead(["a": .null, "b": .null])
    let version = state.version(of: "a")

    _ = state.didRead(["a": .null, "b": .bool(true)])

    XCTAssertEqual(state.version(of: "a"), version)
    XCTAssertGreaterThan(state.version(of: "b"), version)
  }
}
