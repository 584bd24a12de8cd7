import ComposableGtk
import Dependencies
import Foundation
import GtkTestSupport
import Sharing
import XCTest

final class AppStorageTests: XCTestCase {
  private enum Size: String {
    case small, large
  }

  private enum Level: Int {
    case low, high
  }

  @MainActor
  private struct Settings {
    @AppStorage("isOn") var isOn = true
    @AppStorage("count") var count = 1
    @AppStorage("ratio") var ratio = 0.5
    @AppStorage("name") var name = "Blob"
    @AppStorage("url") var url = URL(filePath: "/")
    @AppStorage("data") var data = Data([1])
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("tags") var tags = ["a"]
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level = Level.low
  }

  @MainActor
  private struct OptionalSettings {
    @AppStorage("isOn") var isOn: Bool?
    @AppStorage("count") var count: Int?
    @AppStorage("ratio") var ratio: Double?
    @AppStorage("name") var name: String?
    @AppStorage("url") var url: URL?
    @AppStorage("data") var data: Data?
    @AppStorage("date") var date: Date?
    @AppStorage("tags") var tags: [String]?
    @AppStorage("size") var size: Size?
    @AppStorage("level") var level: Level?
  }

  func testASettingOfEachTypeIsSharedWithAFeature() {
    onMain {
      let settings = Settings()
      XCTAssertEqual(settings.count, 1)
      settings.isOn = false
      settings.count = 2
      settings.ratio = 1.5
      settings.name = "Blob Jr"
      settings.url = URL(filePath: "/tmp")
      settings.data = Data([2])
      settings.date = Date(timeIntervalSince1970: 1)
      settings.tags = ["b"]
      settings.size = .large
      settings.level = .high
      @Shared(.appStorage("count")) var count = 0
      @Shared(.appStorage("size")) var size = Size.small
      XCTAssertEqual(count, 2)
      XCTAssertEqual(size, .large)
      let other = Settings()
      XCTAssertFalse(other.isOn)
      XCTAssertEqual(other.ratio, 1.5)
      XCTAssertEqual(other.name, "Blob Jr")
      XCTAssertEqual(other.url, URL(filePath: "/tmp"))
      XCTAssertEqual(other.data, Data([2]))
      XCTAssertEqual(other.date, Date(timeIntervalSince1970: 1))
      XCTAssertEqual(other.tags, ["b"])
      XCTAssertEqual(other.level, .high)
    }
  }

  func testASettingWithoutADefaultIsNilUntilItIsSet() {
    onMain {
      let settings = OptionalSettings()
      XCTAssertNil(settings.isOn)
      XCTAssertNil(settings.ratio)
      XCTAssertNil(settings.url)
      XCTAssertNil(settings.data)
      XCTAssertNil(settings.date)
      XCTAssertNil(settings.tags)
      XCTAssertNil(settings.size)
      XCTAssertNil(settings.level)
      settings.isOn = true
      settings.count = 3
      settings.ratio = 0.5
      settings.name = "Blob"
      settings.url = URL(filePath: "/tmp")
      settings.data = Data([1])
      settings.date = Date(timeIntervalSince1970: 1)
      settings.tags = ["a"]
      settings.size = .large
      settings.level = .high
      let other = OptionalSettings()
      XCTAssertEqual(other.isOn, true)
      XCTAssertEqual(other.count, 3)
      XCTAssertEqual(other.ratio, 0.5)
      XCTAssertEqual(other.name, "Blob")
      XCTAssertEqual(other.url, URL(filePath: "/tmp"))
      XCTAssertEqual(other.data, Data([1]))
      XCTAssertEqual(other.date, Date(timeIntervalSince1970: 1))
      XCTAssertEqual(other.tags, ["a"])
      XCTAssertEqual(other.size, .large)
      XCTAssertEqual(other.level, .high)
      settings.name = nil
      XCTAssertNil(OptionalSettings().name)
    }
  }

  func testAStoreReplacesTheStoreOfTheApp() {
    onMain {
      let store = AppStorageStore.inMemory()
      @AppStorage("count", store: store) var count = 1
      @AppStorage("count") var other = 5
      count = 2
      XCTAssertEqual(other, 5)
      @Shared(.appStorage("count", store: store)) var shared = 0
      XCTAssertEqual(shared, 2)
    }
  }

  func testAToggleChangesASettingThatAnotherViewShows() throws {
    try onMain {
      let window = TestWindow {
        VStack {
          SoundToggle()
          SoundLabel()
        }
      }
      defer { window.close() }
      XCTAssertTrue(window.texts.contains("Sound: on"), "\(window.texts)")
      try window.widget.find(.switch, named: "Sound").click()
      XCTAssertTrue(window.texts.contains("Sound: off"), "\(window.texts)")
      @Shared(.appStorage("hasSound")) var hasSound = true
      XCTAssertFalse(hasSound)
      $hasSound.withLock { $0 = true }
      window.settle()
      XCTAssertTrue(window.texts.contains("Sound: on"), "\(window.texts)")
    }
  }
}

private struct SoundToggle: View {
  @AppStorage("hasSound") var hasSound = true

  var body: some View {
    Toggle("Sound", isOn: $hasSound)
  }
}

private struct SoundLabel: View {
  @AppStorage("hasSound") var hasSound = true

  var body: some View {
    Text(hasSound ? "Sound: on" : "Sound: off")
  }
}
