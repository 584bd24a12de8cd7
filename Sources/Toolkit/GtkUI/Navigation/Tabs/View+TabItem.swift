import Gtk

extension View {
  /// Makes this view a tab of a ``TabView``. Outside of a tab view, the modifier has no effect.
  ///
  /// ```swift
  /// Text("All albums")
  ///   .tabItem { Label("Albums", systemImage: "media-optical") }
  ///   .tag("albums")
  /// ```
  ///
  /// Of the modifiers that follow `tabItem(_:)`, only `tag(_:)`, `badge(_:)` and
  /// `onTabClose(perform:)` apply to the tab. Other modifiers, such as `navigationTitle(_:)` and
  /// `onAppear(perform:)`, must precede `tabItem(_:)`, or else apply to the whole tab view.
  ///
  /// - Parameter label: The content of the tab's button. Text in the label is the accessible name.
  /// - Returns: A tab.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemContent(value: nil, item: label(), content: self)
  }

  /// Adds a close button to a tab of a ``TabView`` with the style ``TabViewStyle/documents``.
  ///
  /// ```swift
  /// struct NotesView: View {
  ///   @State private var notes = ["Shopping", "Travel"]
  ///   @State private var selection = "Shopping"
  ///
  ///   var body: some View {
  ///     TabView(selection: $selection) {
  ///       ForEach(notes, id: \.self) { note in
  ///         Text(note)
  ///           .tabItem { Text(note) }
  ///           .onTabClose { notes.removeAll { $0 == note } }
  ///       }
  ///     }
  ///     .tabViewStyle(.documents)
  ///   }
  /// }
  /// ```
  ///
  /// Ctrl+W closes the visible tab, and a click with the middle mouse button closes the clicked
  /// tab. In a sheet or a cover, Ctrl+W requests the dismissal instead. The tab view itself removes
  /// nothing: the action removes the document, or asks the user first.
  ///
  /// - Parameter action: Called when the user closes the tab, or `nil` for a tab that cannot be
  ///   closed.
  /// - Returns: A tab that the user can close.
  public func onTabClose(perform action: (@MainActor () -> Void)?) -> some View {
    TabCloseContent(action: action, content: self)
  }
}

/// A view in a tab view, with the content of its button.
struct TabItemContent<Item: View, Content: View>: WrapperView {
  /// The value of a ``Tab``, or `nil`.
  let value: (any Hashable)?
  let item: Item
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    context.environment.isTabViewContent ? TabNode(self, context) : WrapperNode(self, context)
  }
}

private struct TabCloseContent<Content: View>: WrapperView {
  let action: (@MainActor () -> Void)?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TabCloseNode(self, context)
  }
}

private final class TabCloseNode<Content: View>: WrapperNode<TabCloseContent<Content>>,
  ClosableTabNode
{
  var canClose: Bool { view.action != nil }

  func close() {
    guard phase == .active else { return }
    view.action?()
  }

  override func viewDidUpdate(from old: TabCloseContent<Content>) {
    super.viewDidUpdate(from: old)
    if (view.action == nil) != (old.action == nil) { notifyParent(of: .widgets) }
  }
}

/// A node around a tab that the user can close.
@MainActor
protocol ClosableTabNode: AnyNode {
  var canClose: Bool { get }

  /// Calls the action that closes the tab.
  func close()
}
