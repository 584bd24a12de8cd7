import Gtk

/// The number and the purpose of the windows of a scene.
enum WindowSceneKind {
  case single
  /// A single window with the settings.
  case settings
  case group
  /// A window for each value of a type.
  case values(type: Any.Type, accepts: @MainActor (Any) -> AnyHashable?)

  static func values<Value: Hashable & SendableMetatype>(of type: Value.Type) -> Self {
    .values(type: type) { ($0 as? Value).map(AnyHashable.init) }
  }
}

extension WindowSceneKind {
  var isSettings: Bool {
    if case .settings = self { true } else { false }
  }
}

/// The view of a scene with windows. The view resolves to no widgets.
struct WindowScene<Content: View>: View {
  typealias Body = Never

  let title: String?
  let id: String?
  let kind: WindowSceneKind
  let content: @MainActor (WindowValue) -> Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    WindowSceneNode(self, context)
  }
}

/// A scene whose windows have content of any type.
@MainActor
protocol AnyWindowScene: AnyObject {
  var id: String? { get }
  var kind: WindowSceneKind { get }
  var openWindows: [any AnyAppWindow] { get }

  /// Shows the open window for `value`, or the open window of a scene with at most one window. If
  /// there is no such window, opens a new window.
  func open(_ value: AnyHashable?)
}

private final class WindowSceneNode<Content: View>: Node<WindowScene<Content>>, AnyWindowScene {
  private var windows: [AppWindow<Content>] = []

  override init(_ view: WindowScene<Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.app?.add(self)
  }

  var id: String? { view.id }
  var kind: WindowSceneKind { view.kind }
  var openWindows: [any AnyAppWindow] { windows }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    for window in windows {
      window.forEachNode(body)
    }
  }

  override func viewDidUpdate(from old: WindowScene<Content>) {
    for window in windows {
      window.update(view, windowContext)
    }
  }

  func open(_ value: AnyHashable?) {
    guard phase == .active, let app = environment.app else { return }
    if let window = windows.first(where: { isWindow($0, for: value) }) {
      window.window.present()
      return
    }
    app.rememberWindows()
    let window = AppWindow(
      view,
      value: WindowValue(value),
      memory: environment.remembersWindows
        ? WindowMemory(of: app.key(of: self), in: app.windowStates, isFirst: windows.isEmpty) : nil,
      app: app,
      parent: self,
      windowContext
    )
    windows.append(window)
    window.onClose = { [weak self, weak window, weak app] in
      self?.windows.removeAll { $0 === window }
      app?.activityDidChange()
    }
    window.present()
    app.windowDidOpen(window)
    app.activityDidChange()
  }

  /// The environment of a window.
  private var windowContext: EnvironmentValues {
    var environment = environment
    environment.openAnotherWindow = { [weak self] in self?.open(nil) }
    return environment
  }

  private func isWindow(_ window: AppWindow<Content>, for value: AnyHashable?) -> Bool {
    switch kind {
    case .single, .settings: true
    case .group: false
    case .values: value != nil && window.value.current == value
    }
  }

  override func willDismantle() {
    environment.app?.remove(self)
    for window in windows {
      window.window.destroy()
    }
    windows = []
  }
}

private enum OpenAnotherWindowKey: EnvironmentKey {
  static let defaultValue: @MainActor () -> Void = {}
}

extension EnvironmentValues {
  /// A closure that opens another window of the same scene.
  var openAnotherWindow: @MainActor () -> Void {
    get { self[OpenAnotherWindowKey.self] }
    set { self[OpenAnotherWindowKey.self] = newValue }
  }
}
