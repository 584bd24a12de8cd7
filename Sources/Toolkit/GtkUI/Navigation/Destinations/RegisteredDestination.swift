import Gtk
import IssueReporting

/// The content of the page for an element of a path. A view on a lower page declares the content.
struct RegisteredDestination: View, TitleSource {
  typealias Body = Never

  let element: PathElement

  func makeNode(_ context: NodeContext) -> Node<Self> {
    RegisteredDestinationNode(self, context)
  }

  func pageTitle(in environment: EnvironmentValues) -> String? {
    registration(in: environment)?.findTitle(of: nil, with: element.value, in: environment)
  }

  func registration(in environment: EnvironmentValues) -> (any DestinationRegistration)? {
    environment.navigation?.host?.registration(for: element.type, below: AnyHashable(element))
  }
}

private final class RegisteredDestinationNode: Node<RegisteredDestination> {
  private var registration: (any DestinationRegistration)?
  private var content: AnyNode?

  override init(_ view: RegisteredDestination, _ context: NodeContext) {
    super.init(view, context)
    makeContent(view.registration(in: environment))
  }

  override var widgets: [Widget] { content?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(
    of view: RegisteredDestination,
    in environment: EnvironmentValues
  ) -> String? {
    registration?.findTitle(of: content, with: view.element.value, in: environment)
      ?? view.findTitle(in: environment)
  }

  override func viewDidUpdate(from old: RegisteredDestination) {
    refresh()
  }

  override func refresh() {
    cancelRefreshes()
    let registration = view.registration(in: environment)
    if let registration, registration === self.registration, let content {
      registration.update(content, with: view.element.value, environment)
    } else if registration !== self.registration {
      let old = content
      makeContent(registration)
      notifyParent(of: .widgets)
      old?.dismantle()
    }
  }

  private func makeContent(_ registration: (any DestinationRegistration)?) {
    self.registration?.removeObserver(self)
    environment.navigation?.host?.cancelRefreshOnRegistration(self)
    self.registration = registration
    registration?.addObserver(self)
    content = registration?.makeContent(for: view.element.value, childContext())
    guard registration == nil else { return }
    content = MissingDestination(typeName: view.element.typeName).makeNode(childContext())
    environment.navigation?.host?.refreshOnRegistration(self)
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.reportIfUnregistered() }
  }

  private func reportIfUnregistered() {
    guard phase == .active, registration == nil else { return }
    let type = view.element.typeName
    reportIssue(
      """
      There is no page for a value of type '\(type)', which is on the path of a \
      'NavigationStack'. A placeholder is shown instead. Most likely a \
      '.navigationDestination(for: \(type).self) { … }' is missing. Add the modifier to the root \
      page of the stack.
      """
    )
  }

  private func cancelRefreshes() {
    UpdateScheduler.shared.remove(self)
    scope?.cancelRefresh(of: self)
  }

  override func willDismantle() {
    cancelRefreshes()
    environment.navigation?.host?.cancelRefreshOnRegistration(self)
    registration?.removeObserver(self)
    registration = nil
  }
}

/// The content of a page for a value, if no page is declared for the type of the value. The page is
/// shown, so that the user can go back.
private struct MissingDestination: View {
  let typeName: String

  var body: some View {
    VStack(spacing: 12) {
      Image(iconName: "dialog-warning-symbolic", pixelSize: 64)
        .styleClass("dim-label")
      Text("This Page Is Missing").styleClass("title-2")
      Text("No page is declared for a value of type “\(typeName)”.")
        .styleClass("dim-label")
    }
    .padding(.all, 24)
    .navigationTitle("Missing Page")
  }
}
