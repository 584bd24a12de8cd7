import GtkUI

/// Views whose type is determined at run time.
struct AnyViewPage: View {
  @State private var views = [
    AnyView(Text("A text")),
    AnyView(ProgressView("A spinner")),
    AnyView(Label("A label", systemImage: "star")),
  ]

  var body: some View {
    Form {
      Section("Views of any kind") {
        ForEach(views.indices, id: \.self) { views[$0] }
      }
      Section {
        Button("Move the Last to the Front") { views.insert(views.removeLast(), at: 0) }
      }
    }
  }
}
