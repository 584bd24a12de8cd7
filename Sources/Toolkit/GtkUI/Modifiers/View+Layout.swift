import Gtk

/// Some of the four edges of a view.
public struct Edges: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = Edges(rawValue: 1)
  public static let bottom = Edges(rawValue: 2)
  public static let leading = Edges(rawValue: 4)
  public static let trailing = Edges(rawValue: 8)
  public static let horizontal: Edges = [.leading, .trailing]
  public static let vertical: Edges = [.top, .bottom]
  public static let all: Edges = [.horizontal, .vertical]
}

extension View {
  /// Leaves room around the view.
  public func padding(_ edges: Edges = .all, _ length: Int = 12) -> some View {
    modifier(PaddingModifier(edges: edges, length: length))
  }

  /// Makes the view as wide as there is room for.
  public func expanded() -> some View {
    modifier(ExpandModifier())
  }

  /// Keeps the view in the middle of the room that there is, no wider than `width`.
  public func maxWidth(_ width: Int) -> some View {
    Clamped(maxWidth: width, content: self)
  }
}

private struct PaddingModifier: WidgetModifier {
  let edges: Edges
  let length: Int

  func apply(to widget: Widget, from old: Self?) {
    guard old?.edges != edges || old?.length != length else { return }
    if let old {
      set(0, on: old.edges.subtracting(edges), of: widget)
    }
    set(length, on: edges, of: widget)
  }

  private func set(_ length: Int, on edges: Edges, of widget: Widget) {
    if edges.contains(.top) { widget.marginTop = length }
    if edges.contains(.bottom) { widget.marginBottom = length }
    if edges.contains(.leading) { widget.marginStart = length }
    if edges.contains(.trailing) { widget.marginEnd = length }
  }
}

private struct ExpandModifier: WidgetModifier {
  func apply(to widget: Widget, from old: Self?) {
    if old == nil { widget.hexpand = true }
  }
}

private struct Clamped<Content: View>: ContainerView {
  let maxWidth: Int
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Bin {
    let bin = Bin()
    bin.hexpand = true
    return bin
  }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    if old?.maxWidth != maxWidth { widget.maximumWidth = maxWidth }
  }
}
