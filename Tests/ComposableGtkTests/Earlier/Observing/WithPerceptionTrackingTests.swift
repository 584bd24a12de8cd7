import ComposableGtk
import GtkTestSupport
import XCTest

final class WithPerceptionTrackingTests: XCTestCase {
  func testViewsOfPerceptionCompileAndAreUpdated() {
    onMain {
      let before = LiveObjects.now
      let store = Store(initialState: FormFeature.State()) { FormFeature() }
      let model = Model()
      let window = TestWindow { TrackedForm(store: store, model: model) }
      XCTAssertEqual(window.texts.prefix(2), ["Name: ", "Count: 0"])

      let evaluated = BodyCount.during {
        store.name = "Blob"
        model.count = 1
        window.settle()
      }

      XCTAssertEqual(window.texts.prefix(2), ["Name: Blob", "Count: 1"])
      XCTAssertNil(evaluated["TrackedForm"])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }
}

@Perceptible
private final class Model {
  var count = 0
}

private struct TrackedForm: View {
  @Perception.Bindable var store: StoreOf<FormFeature>
  @Perception.Bindable var model: Model

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text("Name: \(store.name)")
        Text("Count: \(model.count)")
        Stepper("Count", value: $model.count)
        TextField("Name", text: $store.name)
      }
    }
  }
}
