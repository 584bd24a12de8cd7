/// A view whose body is the result of a view-builder closure. The closure is not called before the
/// node of the view is created.
///
/// Only this node observes the values that the closure reads.
struct Deferred<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content

  var body: Content { content() }
}
