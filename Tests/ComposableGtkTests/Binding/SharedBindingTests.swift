import ComposableGtk
import GtkTestSupport
import Sharing
import XCTest

final class SharedBindingTests: XCTestCase {
  func testToggleWritesASharedValueThatAnotherViewShows() throws {
    try onMain {
      let settings = Shared(value: Settings())
      let evaluations = Evaluations()
      let window = TestWindow {
        VStack {
          SoundToggle(settings: settings)
          SoundLabel(settings: settings)
          NameLabel(settings: settings, evaluations: evaluations)
        }
      }
      defer { window.close() }
      XCTAssertTrue(window.texts.contains("Sound: off"), "\(window.texts)")
      try window.widget.find(.switch, named: "Sound").click()
      XCTAssertTrue(settings.wrappedValue.hasSound)
      XCTAssertTrue(window.texts.contains("Sound: on"), "\(window.texts)")
      XCTAssertEqual(evaluations.count, 1)
    }
  }
}

private struct Settings: Equatable {
  var hasSound = false
  var name = "Blob"
}

@MainActor
private final class Evaluations {
  var count = 0
}

private struct SoundToggle: View {
  @Shared var settings: Settings

  init(settings: Shared<Settings>) {
    _settings = settings
  }

  var body: some View {
    Toggle("Sound", isOn: Binding($settings.hasSound))
  }
}

private struct SoundLabel: View {
  @Shared var settings: Settings

  init(settings: Shared<Settings>) {
    _settings = settings
  }

  var body: some View {
    Text(settings.hasSound ? "Sound: on" : "Sound: off")
  }
}

private struct NameLabel: View {
  @Shared var name: String
  let evaluations: Evaluations

  init(settings: Shared<Settings>, evaluations: Evaluations) {
    _name = settings.name
    self.evaluations = evaluations
  }

  var body: some View {
    evaluations.count += 1
    return Text(name)
  }
}
