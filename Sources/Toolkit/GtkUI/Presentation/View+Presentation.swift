import Gtk

extension View {
  /// Presents `content` above the view while there is an id.
  ///
  /// All sheets, covers, popovers and alerts use this method. The rules are:
  ///
  /// - Only a change of the id presents or dismisses. While the id is unchanged, the presentation
  ///   is updated with `content`. Another id replaces the presentation: the old presentation is
  ///   frozen and dismissed, and the new presentation is shown.
  /// - `\.dismiss` in the content, and all actions of the user that close the presentation, such as
  ///   Escape, the close button, a click outside a popover, or closing the window below, only call
  ///   `onRequest`, once per action, and only for the topmost presentation.
  /// - A covered page presents nothing. The presentation of a covered page is hidden, retains its
  ///   state, and is shown again when the page is revealed. A window that isn't mapped yet presents
  ///   when it is mapped.
  /// - A presentation is dismissed together with its own presentations. The focus returns to the
  ///   widget that had the focus before.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation, which determines the host of the content.
  ///   - id: The identity of the presentation, or `nil` for no presentation.
  ///   - onRequest: Requests that the id become `nil`. The request may be ignored.
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
