/// A view that evaluates the closure of a view builder as its body, when the node of the view is
/// created.
///
/// Only this node observes the values that the closure reads.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content

  var body: Content { content() }
}
