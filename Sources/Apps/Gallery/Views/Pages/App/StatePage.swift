import GtkUI
import Observation

/// State that views store, pass to their descendants and share.
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
    Text(colorScheme == .dark ? "The appearance is dark." : "The appearance is light.")
    Text("The layout is \(layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right").")
    Text("The shared name is \(model.name).")
  }
}
