import Gtk

extension View {
  /// Presents `content` over the view for as long as there is an id.
  ///
  /// All that is presented — sheets, pages over the window, popovers, alerts — goes this way, and by
  /// these rules:
  ///
  /// - Only a change of the id opens or closes anything. While it stays the same, what is presented
  ///   stays, and is updated with `content`; another id replaces it: the old leaves, frozen as it
  ///   was last, and the new comes.
  /// - What the person who uses the app does to close it — Escape, the close button, a click beside
  ///   a popover, closing the window below — and `\.dismiss` within it only call `onRequest`, once for
  ///   each time, and for the topmost only.
  /// - A page that is covered presents nothing: what it has open is put aside, with its state, and
  ///   comes back with the page. A window that isn't on the screen yet presents when it is.
  /// - What leaves does so with all that it presents itself. The focus goes back to where it was.
  ///
  /// - Parameters:
  ///   - id: Tells one from the next; `nil` for none.
  ///   - onRequest: Asks for the id to become `nil`. It needn't.
  ///   - onDismiss: What was presented is gone, because the id is no longer the same. It isn't called
  ///     when the view itself is taken apart.
  ///   - content: What is presented.
  package func presentation<Presented: View>(
    _ kind: PresentationKind,
    id: AnyHashable?,
    onRequest: @escaping @MainActor () -> Void,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Presented
  ) -> some View {
    Presenter(
      kind: kind,
      id: id,
      onRequest: onRequest,
      onDismiss: onDismiss,
      presented: Deferred(content: content),
      content: self
    )
  }
}

struct Presenter<Presented: View, Content: View>: WrapperView {
  let kind: PresentationKind
  let id: AnyHashable?
  let onRequest: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
  let presented: Deferred<Presented>
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    PresenterNode(self, context)
  }
}
