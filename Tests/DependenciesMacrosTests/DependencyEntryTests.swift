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

  func testInitialValueOfAnEntryIsItsLiveAndPreviewValue() {
    XCTAssertEqual(DependencyValues.live.motto, "live")
    XCTAssertEqual(DependencyValues.preview.motto, "live")
    XCTAssertEqual(DependencyValues.live.speaker.speak(), "woof")
    XCTAssertEqual(recorder.messages, [])
  }

  func testInitialValueOfAnEntryIsReportedOnceInATest() {
    @Dependency(\.motto) var motto
    XCTAssertEqual(motto, "live")
    XCTAssertEqual(motto, "live")
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.hasPrefix(#"@Dependency(\.motto)"#) == true)
  }

  func testOverriddenEntryIsReadWithoutReport() {
    withDependencies {
      $0.motto = "stub"
      $0.speaker = Cat()
    } operation: {
      @Dependency(\.motto) var motto
      @Dependency(\.speaker) var speaker
      XCTAssertEqual(motto, "stub")
      XCTAssertEqual(speaker.speak(), "meow")
    }
    XCTAssertEqual(recorder.messages, [])
  }

  func testEntryWithoutInitialValueUsesItsTypeAsKey() {
    withDependencies {
      $0[PublicClient.self].default = { ["stub": 1] }
    } operation: {
      @Dependency(\.publicClient) var client
      XCTAssertEqual(client.default(), ["stub": 1])
    }
  }
}

extension DependencyEntryTests {
  func testEntryReturnsTheValueOfEachContext() {
    XCTAssertEqual(DependencyValues.live.sounds, ["live"])
    XCTAssertEqual(DependencyValues.preview.sounds, ["preview"])
    XCTAssertEqual(DependencyValues.test.sounds, ["test"])
    XCTAssertEqual(DependencyValues.live.pet.speak(), "woof")
    XCTAssertEqual(DependencyValues.preview.pet.speak(), "woof")
    XCTAssertEqual(DependencyValues.test.pet.speak(), "meow")
    XCTAssertEqual(recorder.messages, [])
  }

  func testEntryWithoutTestValueIsReportedInATest() {
    XCTAssertEqual(DependencyValues.live.volume, 11)
    XCTAssertEqual(DependencyValues.preview.volume, 3)
    XCTAssertEqual(recorder.messages, [])
    XCTAssertEqual(DependencyValues.test.volume, 3)
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testEntryWithoutLiveValueIsReportedInALiveContext() {
    XCTAssertEqual(DependencyValues.test.pitch, 1)
    XCTAssertEqual(DependencyValues.preview.pitch, 1)
    XCTAssertEqual(recorder.messages, [])
    XCTAssertEqual(DependencyValues.live.pitch, 1)
    XCTAssertEqual(recorder.messages.count, 1)
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

extension PublicClient: TestDependencyKey {
  public static let testValue = PublicClient()
}

extension DependencyValues {
  @DependencyEntry(["test"], liveValue: ["live"], previewValue: ["preview"])
  fileprivate var sounds: [String]
  @DependencyEntry(Cat()) fileprivate var pet: any Speaker = Dog()
  @DependencyEntry(liveValue: 11, previewValue: 3) fileprivate var volume: Int
  @DependencyEntry(1) fileprivate var pitch: Int
  @DependencyEntry fileprivate var motto = "live"
  @DependencyEntry fileprivate var speaker: any Speaker = Dog()
  @DependencyEntry public var publicClient: PublicClient
}
