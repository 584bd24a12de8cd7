import Gtk

/// A container whose content can be scrolled to a view with an id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Newest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { MessageRow(message: $0) }
/// }
/// ```
///
/// In a `List` and in a `ScrollView`, the id of a view is the id of the view's element, or the
/// value of `id(_:)`.
public struct ScrollViewReader<Content: View>: View {
  @State private var scope = ScrollScope()
  private let content: @MainActor (ScrollViewProxy) -> Content

  /// Creates a reader. The proxy that the closure receives scrolls only to views within the content
  /// of the reader.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, which the closure creates with the proxy of this reader.
  public var body: some View {
    ScrollScopeContent(scope: scope, content: content(ScrollViewProxy(scope: scope)))
  }
}

/// A value that scrolls to views by their ids.
@MainActor
public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls to the view with an id after the pending updates. If there is no view with the id,
  /// does nothing.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - anchor: The point of the view that is aligned with the same point of the visible area. If
  ///     `nil`, the content scrolls no further than necessary. For a row of a `List`, the anchor is
  ///     ignored, and the content scrolls no further than necessary.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    UpdateScheduler.shared.afterUpdates { [weak scope] in
      _ = scope?.node?.scroll(to: id, anchor)
    }
  }
}

/// A weak reference to the node of the content of a `ScrollViewReader`.
@MainActor
final class ScrollScope {
  fileprivate weak var node: AnyNode?
}

private struct ScrollScopeContent<Content: View>: WrapperView {
  let scope: ScrollScope
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> { ScrollScopeNode(self, context) }
}

private final class ScrollScopeNode<Content: View>: WrapperNode<ScrollScopeContent<Content>> {
  override init(_ view: ScrollScopeContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    view.scope.node = self
  }

  override func viewDidUpdate(from old: ScrollScopeContent<Content>) {
    view.scope.node = self
    super.viewDidUpdate(from: old)
  }
}

extension AnyNode {
  /// Scrolls to the view with an id in this node. Returns whether there is such a view.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard phase == .active else { return false }
    if let list = self as? any ListRoot, list.scrollToRow(id) { return true }
    if let row = self as? any IdentifiedRow, row.rowID == id, let widget = widgets.first {
      widget.scrollIntoView(anchor)
      return true
    }
    var isFound = false
    if let parent = self as? any IdentifiedChildrenNode {
      parent.forEachIdentifiedChild { childID, child in
        guard !isFound, AnyHashable(childID) == id, let widget = child.firstWidget else { return }
        widget.scrollIntoView(anchor)
        isFound = true
      }
    }
    if !isFound {
      forEachChild { child in if !isFound { isFound = child.scroll(to: id, anchor) } }
    }
    return isFound
  }
}

extension Widget {
  /// Scrolls the nearest scrolled ancestor so that the widget is visible.
  fileprivate func scrollIntoView(_ anchor: UnitPoint?) {
    var next = parent
    while let ancestor = next {
      if let scrolled = ancestor as? ScrolledWindow {
        // The position in the content doesn't depend on the scroll offset. GTK applies a scroll
        // offset to the content only in the next frame.
        guard let content = scrolled.child?.firstChild,
          let position = translate(x: 0, y: 0, to: content)
        else { return }
        scrolled.verticalOffset = offset(
          from: scrolled.verticalOffset,
          visibleLength: scrolled.allocatedHeight,
          to: (position.y, Double(allocatedHeight)),
          anchor?.y
        )
        scrolled.horizontalOffset = offset(
          from: scrolled.horizontalOffset,
          visibleLength: scrolled.allocatedWidth,
          to: (position.x, Double(allocatedWidth)),
          anchor?.x
        )
        return
      }
      next = ancestor.parent
    }
  }

  private func offset(
    from offset: Double,
    visibleLength: Int,
    to target: (start: Double, extent: Double),
    _ anchor: Double?
  ) -> Double {
    let visibleLength = Double(visibleLength)
    if let anchor { return target.start + anchor * (target.extent - visibleLength) }
    if target.start < offset { return target.start }
    return max(offset, min(target.start, target.start + target.extent - visibleLength))
  }
}
