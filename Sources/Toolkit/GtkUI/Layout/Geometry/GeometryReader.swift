import Gtk

/// A view whose content depends on the available space.
///
/// ```swift
/// GeometryReader { geometry in
///   Rectangle()
///     .fill(.tint)
///     .frame(width: geometry.size.width * 0.6, height: 8)
/// }
/// ```
///
/// The view fills the available space, and requests no space of its own. The content is placed in
/// the top corner at which text starts. Several views in the content overlap, as in a ``ZStack``.
///
/// The content is created after the first layout, and is updated after each layout that has changed
/// the size, before the window is drawn. If the content reads the position in the window, the
/// content is also updated when the position has changed.
public struct GeometryReader<Content: View>: View {
  /// The reader has no body, because its node creates the content.
  public typealias Body = Never

  let content: @MainActor (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: Returns the content for a size and a position.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates a node that creates the content after the first layout.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GeometryReaderNode(self, context)
  }
}

/// The node of a ``GeometryReader``.
final class GeometryReaderNode<Content: View>: Node<GeometryReader<Content>> {
  private let bin = IndependentBin()
  private var child: Node<ZStack<Deferred<Content>>>?
  private var observer: LayoutObserver?
  private var proxy: GeometryProxy?
  private var reads = GeometryReads()

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    observer = LayoutObserver(bin) { [weak self] in self?.geometryMayHaveChanged() }
  }

  override var widgets: [Widget] { [bin] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func viewDidUpdate(from old: GeometryReader<Content>) {
    updateContent()
  }

  override func refresh() {
    updateContent()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect == .widgets else { return super.contentDidChange(aspect) }
    placeContent()
  }

  override func willDismantle() {
    observer?.cancel()
    bin.child = nil
  }

  private func geometryMayHaveChanged() {
    guard phase == .active else { return }
    let new = GeometryProxy(bin, recording: reads)
    let isEqual = proxy?.isEqual(to: new) == true
    // Content that is evaluated later, such as the action of a button, reads the current position.
    proxy = new
    if isEqual { return }
    if observer?.canRepeatLayout == true {
      UpdateScheduler.shared.updateDuringLayout { updateContent() }
    } else {
      UpdateScheduler.shared.insert(self)
    }
  }

  private func updateContent() {
    guard let proxy else { return }
    UpdateScheduler.shared.remove(self)
    let content = ZStack(alignment: .topLeading) {
      Deferred { [content = view.content] in content(proxy) }
    }
    if let child {
      child.update(content, environment)
    } else {
      child = content.makeNode(childContext())
      placeContent()
    }
  }

  private func placeContent() {
    guard let child, phase == .active else { return }
    bin.child = child.widgets.first
    notifyParent(of: .labels)
  }
}
