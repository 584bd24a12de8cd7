/// A view that is made when it is needed, by a closure that a builder was given.
///
/// The closure runs as the body of a node of its own, so that what it reads is observed there and
/// nowhere else.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content

  var body: Content { content() }
}
