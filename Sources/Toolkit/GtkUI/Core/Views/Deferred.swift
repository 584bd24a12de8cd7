/// A view that is created on demand, by the closure of a view builder.
///
/// The closure runs as the body of a node. Only this node observes the values that the closure
/// reads.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content

  var body: Content { content() }
}
