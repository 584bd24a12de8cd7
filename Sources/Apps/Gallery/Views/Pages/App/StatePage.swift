import GtkUI
import Observation

/// The state that views store, pass to descendants and share.
struct StatePage: View {
  @State private var count = 0
  @State private var model = SharedModel()

  var body: some View {
    Form {
      Section("@State and @Binding") {
        Stepper("Count: \(count)", value: $count, in: 0...99)
        Doubler(count: $count)
      }
      Section("@Observable and @Bindable") {
        NameField(model: model)
        Text("Hello, \(model.name).")
      }
      Section("@Environment") {
        EnvironmentDescription()
      }
      .environment(model)
    }
  }
}

@Observable
private final class SharedModel {
  var name = "Ada"
}

private struct Doubler: View {
  @Binding var count: Int

  var body: some View {
    Button("Double") { count = min(count * 2, 99) }
      .disabled(count == 0)
  }
}

private struct NameField: View {
  @Bindable var model: SharedModel

  var body: some View {
    TextField("Name", text: $model.name)
  }
}

private struct EnvironmentDescription: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(SharedModel.self) private var model

  var body: some View {
    Text(colorScheme == .dark ? "The desktop is dark." : "The desktop is light.")
    Text(layoutDirection == .rightToLeft ? "Text runs from the right." : "Text runs from the left.")
    Text("The model of the page is about \(model.name).")
  }
}
