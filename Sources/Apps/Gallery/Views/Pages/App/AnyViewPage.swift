import GtkUI

/// Views whose type is determined at run time.
struct AnyViewPage: View {
  @State private var views = [
    AnyView(Text("Text")),
    AnyView(ProgressView("Spinner")),
    AnyView(Label("Label", systemImage: "star")),
  ]

  var body: some View {
    Form {
      Section("Views of different types") {
        ForEach(views.indices, id: \.self) { views[$0] }
      }
      Section {
        Button("Move last view to front") { views.insert(views.removeLast(), at: 0) }
      }
    }
  }
}
