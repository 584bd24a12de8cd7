import Dependencies
import DependenciesMacros
import IssueReporting
import XCTest

final class DependencyEntryTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testInitialValueIsTheLiveValueAndThatOfPreviews() {
    XCTAssertEqual(DependencyValues.live.motto, "live")
    XCTAssertEqual(DependencyValues.preview.motto, "live")
    XCTAssertEqual(DependencyValues.live.speaker.speak(), "woof")
    XCTAssertEqual(recorder.messages.value, [])
  }

  func testInitialValueIsReportedOnceInATest() {
    @Dependency(\.motto) var motto
    XCTAssertEqual(motto, "live")
    XCTAssertEqual(motto, "live")
    XCTAssertEqual(recorder.messages.value.count, 1)
    XCTAssertTrue(recorder.messages.value.first?.hasPrefix(#"@Dependency(\.motto)"#) == true)
  }

  func testEntryIsOverridden() {
    withDependencies {
      $0.motto = "stub"
      $0.speaker = Cat()
    } operation: {
      @Dependency(\.motto) var motto
      @Dependency(\.speaker) var speaker
      XCTAssertEqual(motto, "stub")
      XCTAssertEqual(speaker.speak(), "meow")
    }
    XCTAssertEqual(recorder.messages.value, [])
  }

  func testEntryWithoutValueGoesThroughItsType() {
    withDependencies {
      $0[PublicClient.self].default = { ["stub": 1] }
    } operation: {
      @Dependency(\.publicClient) var client
      XCTAssertEqual(client.default(), ["stub": 1])
    }
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
  @DependencyEntry fileprivate var motto = "live"
  @DependencyEntry fileprivate var speaker: any Speaker = Dog()
  @DependencyEntry public var publicClient: PublicClient
}
