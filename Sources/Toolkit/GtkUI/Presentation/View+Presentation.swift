import Gtk

extension View {
  /// Presents `content` above the view while `id` isn't `nil`.
  ///
  /// Sheets, covers, popovers and alerts all use this method. The rules are:
  ///
  /// - A presentation is presented or dismissed only when the id changes. While the id is
  ///   unchanged, the presentation is updated with `content`. A different id replaces the
  ///   presentation: the old presentation is frozen and dismissed, and the new presentation is
  ///   shown.
  /// - All actions of the user that close a presentation, such as Escape, the close button, a click
  ///   outside a popover, or closing the window below, don't dismiss the presentation. Each action
  ///   causes a call of `onRequest` of the topmost presentation. In an alert, Escape may click the
  ///   cancel button instead. `\.dismiss` in the content only calls `onRequest` of the presentation
  ///   that contains the view.
  /// - A covered page presents nothing. Its presentation is hidden, retains its state, and is shown
  ///   again when the page is revealed. In a window that isn't mapped, the content is presented
  ///   when the window is mapped.
  /// - A presentation is dismissed together with its own presentations. Unless the focus was moved
  ///   elsewhere, the focus returns to the widget that had the focus before.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation, which determines the host of the content.
  ///   - id: The identity of the presentation, or `nil` for no presentation.
  ///   - onRequest: Requests that the id become `nil`. The closure may ignore the request.
  ///   - onDismiss: Called when the presentation was dismissed because the id has changed. Not
  ///     called when the presenting view is dismantled.
  ///   - content: The content of the presentation.
  ///
  /// - Returns: A view that presents `content`.
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
