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

  /// The view compiles only if reading the property reports no deprecated setter, because warnings
  /// are errors in tests.
  func testViewOfABindableStoreReadsASharedPropertyAndBindsOtherProperties() throws {
    try onMain {
      let store = Store(initialState: Volume.State()) { Volume() }
      let window = TestWindow { VolumeView(store: store) }
      defer { window.close() }
      XCTAssertEqual(window.texts.first, "5 of Speakers")
      try window.click("Louder")
      XCTAssertEqual(window.texts.first, "6 of Speakers")
      try window.click("Rename")
      XCTAssertEqual(window.texts.first, "6 of Phones")
    }
  }
}

@Reducer
private struct Volume {
  @ObservableState
  struct State: Equatable {
    @Shared(value: 5) var level: Int
    var name = "Speakers"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case louderTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .louderTapped = action else { return .none }
      state.$level.withLock { $0 += 1 }
      return .none
    }
  }
}

private struct VolumeView: View {
  @Bindable var store: StoreOf<Volume>

  var body: some View {
    Text("\(store.level) of \(store.name)")
    Button("Louder") { store.send(.louderTapped) }
    Button("Rename") {
      let name = $store.name
      name.wrappedValue = "Phones"
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
