import Gtk

extension View {
  /// Calls `action` when the view is clicked, or tapped.
  ///
  /// ```swift
  /// Image("photo").onTapGesture { store.send(.photoTapped) }
  /// ```
  ///
  /// Buttons and fields within get their clicks first. Nobody finds it with the keyboard or with a
  /// screen reader: what it does must be done by a ``Button`` as well, or better instead.
  ///
  /// - Parameters:
  ///   - count: How many clicks in quick succession it takes.
  ///   - action: Called when the last of them ends.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    TapContent(count: count, action: action, content: self)
  }
}

private struct TapContent<Content: View>: WrapperView {
  let count: Int
  let action: @MainActor () -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TapNode(self, context)
  }
}

private final class TapNode<Content: View>: WrapperNode<TapContent<Content>> {
  private var known: [Widget: GestureClick] = [:]

  override init(_ view: TapContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    watchWidgets()
  }

  /// The widgets of rows that are made later it would not know.
  override var isStructure: Bool { false }

  override func childWidgetsDidChange() {
    watchWidgets()
    super.childWidgetsDidChange()
  }

  private func watchWidgets() {
    let widgets = widgets
    for (widget, click) in known where !widgets.contains(widget) {
      widget.removeController(click)
      known[widget] = nil
    }
    for widget in widgets where known[widget] == nil {
      let click = GestureClick()
      click.onReleased { [weak self] presses, _, _ in
        guard let self, phase == .active, presses == view.count else { return }
        view.action()
      }
      widget.addController(click)
      known[widget] = click
    }
  }

  override func willDismantle() {
    for (widget, click) in known {
      widget.removeController(click)
    }
    known = [:]
  }
}
