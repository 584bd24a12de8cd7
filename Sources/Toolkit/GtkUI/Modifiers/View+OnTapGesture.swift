import Gtk

extension View {
  /// Calls `action` when the user clicks or taps the view.
  ///
  /// ```swift
  /// Image("photo").onTapGesture { store.send(.photoTapped) }
  /// ```
  ///
  /// Buttons and fields within the view receive clicks first. The user can't trigger the gesture
  /// with the keyboard or a screen reader. Offer the action with a ``Button`` as well, or use only
  /// a button.
  ///
  /// - Parameters:
  ///   - count: The number of clicks in quick succession that trigger the action.
  ///   - action: Called when the last click is released.
  ///
  /// - Returns: A view that observes clicks and taps.
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
  private var gestures: [Widget: GestureClick] = [:]

  override init(_ view: TapContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    updateGestures()
  }

  /// `false`, so that a list shows this node as one row. If the list divided the content into rows,
  /// this node could not observe the widgets of the rows that the list creates later.
  override var isDividedIntoRows: Bool { false }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { updateGestures() }
    super.contentDidChange(aspect)
  }

  private func updateGestures() {
    let widgets = widgets
    for (widget, click) in gestures where !widgets.contains(widget) {
      widget.removeController(click)
      gestures[widget] = nil
    }
    for widget in widgets where gestures[widget] == nil {
      let click = GestureClick()
      click.onReleased { [weak self] presses, _, _ in
        guard let self, canPerformUserAction(), presses == view.count else { return }
        view.action()
      }
      widget.addController(click)
      gestures[widget] = click
    }
  }

  override func willDismantle() {
    for (widget, click) in gestures {
      widget.removeController(click)
    }
    gestures = [:]
  }
}
