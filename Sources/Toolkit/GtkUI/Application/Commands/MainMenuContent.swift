import Gtk

/// The content of the main menu, which consists of the commands of the scene and the standard
/// commands.
struct MainMenuContent: View {
  typealias Body = Never

  let commands: [any View]
  let standard: StandardCommands

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MainMenuNode(self, context)
  }
}

final class MainMenuNode: Node<MainMenuContent> {
  private var commands: [AnyNode] = []
  private var standard: Node<StandardCommands>?

  override init(_ view: MainMenuContent, _ context: NodeContext) {
    super.init(view, context)
    commands = view.commands.map { make($0) }
    standard = view.standard.makeNode(childContext())
  }

  override var widgets: [Widget] {
    commands.flatMap(\.widgets) + (standard?.widgets ?? [])
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for node in commands {
      body(node)
    }
    if let standard {
      body(standard)
    }
  }

  override func viewDidUpdate(from old: MainMenuContent) {
    let old = commands
    commands = view.commands.indices.map { index in
      let command = view.commands[index]
      if old.indices.contains(index), update(old[index], with: command) { return old[index] }
      return make(command)
    }
    for node in old where !commands.contains(where: { $0 === node }) {
      node.dismantle()
    }
    standard?.update(view.standard, environment)
  }

  /// Notifies the menu of changed widgets. The ancestors are not notified.
  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { environment.menu?.elementsDidChange() }
  }

  private func make<V: View>(_ view: V) -> AnyNode {
    view.makeNode(childContext())
  }

  /// Updates `node` if `node` is the node of a view of this type. Returns whether `node` was
  /// updated.
  private func update<V: View>(_ node: AnyNode, with view: V) -> Bool {
    guard let node = node as? Node<V> else { return false }
    node.update(view, environment)
    return true
  }
}
