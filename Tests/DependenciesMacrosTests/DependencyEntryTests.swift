import Dependencies
import DependenciesMacros
import IssueReporting
import TestSupport
import XCTest

final class DependencyEntryTests: XCTestCase {
  fileprivate let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testInitialValueOfAnEntryIsItsTestAndPreviewValue() {
    XCTAssertEqual(DependencyValues.test.motto, "test")
    XCTAssertEqual(DependencyValues.preview.motto, "test")
    XCTAssertEqual(DependencyValues.test.speaker.speak(), "meow")
    XCTAssertEqual(recorder.messages, [])
  }

  func testEntryReturnsTheValueOfEachContext() {
    XCTAssertEqual(DependencyValues.live.sounds, ["live"])
    XCTAssertEqual(DependencyValues.preview.sounds, ["preview"])
    XCTAssertEqual(DependencyValues.test.sounds, ["test"])
    XCTAssertEqual(DependencyValues.live.speaker.speak(), "woof")
    XCTAssertEqual(recorder.messages, [])
  }

  func testEntryWithoutLiveValueIsReportedInALiveContext() {
    XCTAssertEqual(DependencyValues.live.motto, "test")
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("has no live value") == true)
  }

  func testEntryWithoutInitialValueIsReportedOnceInATest() {
    XCTAssertEqual(DependencyValues.live.volume, 11)
    XCTAssertEqual(DependencyValues.preview.volume, 3)
    XCTAssertEqual(recorder.messages, [])
    @Dependency(\.volume) var volume
    XCTAssertEqual(volume, 3)
    XCTAssertEqual(volume, 3)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.hasPrefix(#"@Dependency(\.volume)"#) == true)
  }

  func testEntryWithAPreviewValueOnlyIsReportedInATest() {
    XCTAssertEqual(DependencyValues.preview.pitch, 1)
    XCTAssertEqual(DependencyValues.preview.tone, 2)
    XCTAssertEqual(recorder.messages, [])
    XCTAssertEqual(DependencyValues.test.pitch, 1)
    XCTAssertEqual(DependencyValues.test.tone, 2)
    XCTAssertEqual(recorder.messages.count, 2)
  }

  func testOverriddenEntryIsReadWithoutReport() {
    withDependencies {
      $0.volume = 5
      $0.speaker = Dog()
    } operation: {
      @Dependency(\.volume) var volume
      @Dependency(\.speaker) var speaker
      XCTAssertEqual(volume, 5)
      XCTAssertEqual(speaker.speak(), "woof")
    }
    XCTAssertEqual(recorder.messages, [])
  }

  func testNamedKeyGetsItsLiveValueFromAnotherDeclaration() {
    XCTAssertEqual(DependencyValues.live.named, "live")
    XCTAssertEqual(DependencyValues.test.named, "test")
    XCTAssertEqual(DependencyValues.live.publicEntry, "live")
    XCTAssertEqual(DependencyValues.test.publicEntry, "test")
    XCTAssertEqual(recorder.messages, [])
  }
}

private protocol Speaker: Sendable {
  func speak() -> String
}

private struct Dog: Speaker {
  func speak() -> String { "woof" }
}

private struct Cat: Speaker {
  func speak() -> String { "meow" }
}

extension DependencyValues {
  @DependencyEntry(liveValue: ["live"], previewValue: ["preview"])
  fileprivate var sounds: [String] = ["test"]
  @DependencyEntry(liveValue: Dog()) fileprivate var speaker: any Speaker = Cat()
  @DependencyEntry(liveValue: 11, previewValue: 3) fileprivate var volume: Int
  @DependencyEntry(previewValue: 1) fileprivate var pitch: Int
  @DependencyEntry(previewValue: 2) public var tone: Int
  @DependencyEntry fileprivate var motto = "test"
  @DependencyEntry("NamedKey") var named = "test"
  @DependencyEntry public var publicEntry: String = "test"
}

extension DependencyValues.NamedKey: DependencyKey {
  public static let liveValue = "live"
}

extension DependencyValues.PublicEntryKey: DependencyKey {
  public static let liveValue = "live"
}
