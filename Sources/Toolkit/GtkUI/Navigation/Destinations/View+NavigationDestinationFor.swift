import Gtk
import IssueReporting

extension View {
  /// Declares the pages for the values of a type on the path of the enclosing ``NavigationStack``.
  ///
  /// ```swift
  /// NavigationStack(path: $path) {
  ///   RecipeList()
  ///     .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
  /// }
  /// ```
  ///
  /// The modifier can be applied anywhere on a page of the stack, such as the root page, but not in
  /// rows that are created on demand. If several pages declare the type, the declaration on the
  /// lowest page is used. If the root page doesn't declare the type of a value, the pages below the
  /// page of the value are created, from the root page upwards, until a page declares the type.
  ///
  /// If no page declares the type of a value, a page with a message is shown, and an issue is
  /// reported.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
  ) -> some View {
    RegistrationContent(destination: destination, content: self)
  }
}

private struct RegistrationContent<Value: Hashable, Destination: View, Content: View>: WrapperView {
  let destination: @MainActor (Value) -> Destination
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    RegistrationNode(self, context)
  }
}

private final class RegistrationNode<Value: Hashable, Destination: View, Content: View>:
  WrapperNode<RegistrationContent<Value, Destination, Content>>, DestinationRegistration
{
  private var observers: [ObjectIdentifier: AnyNode] = [:]

  override init(
    _ view: RegistrationContent<Value, Destination, Content>,
    _ context: NodeContext
  ) {
    super.init(view, context)
    stackPage?.register(self, for: Value.self)
  }

  override func viewDidUpdate(from old: RegistrationContent<Value, Destination, Content>) {
    super.viewDidUpdate(from: old)
    refreshObservers()
  }

  override func willDismantle() {
    stackPage?.unregister(self, for: Value.self)
    refreshObservers()
    if !observers.isEmpty {
      page?.endUpdatesInTabs()
      observers = [:]
    }
  }

  private func refreshObservers() {
    for node in observers.values {
      UpdateScheduler.shared.insertUnlessDeferred(node)
    }
  }

  func addObserver(_ node: AnyNode) {
    guard phase != .dismantled else { return }
    if observers.isEmpty {
      page?.beginUpdatesInTabs()
    }
    observers[ObjectIdentifier(node)] = node
  }

  func removeObserver(_ node: AnyNode) {
    guard observers.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    if observers.isEmpty {
      page?.endUpdatesInTabs()
    }
  }

  func makeContent(for value: AnyHashable, _ context: NodeContext) -> AnyNode? {
    content(for: value)?.makeNode(context)
  }

  func update(_ content: AnyNode, with value: AnyHashable, _ environment: EnvironmentValues) {
    guard let node = content as? Node<Deferred<Destination>>, let view = self.content(for: value)
    else { return }
    node.update(view, environment)
  }

  func findTitle(
    of content: AnyNode?,
    with value: AnyHashable,
    in environment: EnvironmentValues
  ) -> String? {
    guard let view = self.content(for: value) else { return nil }
    let node = content as? Node<Deferred<Destination>>
    return node?.findTitle(of: view, in: environment) ?? view.findTitle(in: environment)
  }

  private func content(for value: AnyHashable) -> Deferred<Destination>? {
    guard let value = value.base as? Value else { return nil }
    return Deferred { [destination = view.destination] in destination(value) }
  }
}

extension PageContext {
  /// Returns the node that declares the pages for the values of a type, or `nil`. The nodes in the
  /// visible tab of a tab view have precedence.
  func registration(for type: ObjectIdentifier) -> (any DestinationRegistration)? {
    let registrations = registrations[type] ?? []
    return registrations.first { $0.page?.isInHiddenTab != true } ?? registrations.first
  }

  func register(_ registration: any DestinationRegistration, for type: Any.Type) {
    registrations[ObjectIdentifier(type), default: []].append(registration)
    onRegistrationsChange()
    // When a view is replaced by another view that declares the same type, both nodes exist until
    // the node of the old view is dismantled.
    guard registrations[ObjectIdentifier(type)]?.count == 2 else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      let registrations = registrations[ObjectIdentifier(type)] ?? []
      // Each tab of a tab view can declare a page.
      guard registrations.count(where: { $0.page?.isInHiddenTab != true }) > 1 else { return }
      reportIssue(
        """
        A page declares several pages for values of type '\(type)'. The first \
        'navigationDestination(for:)' is used. Remove the others.
        """
      )
    }
  }

  func unregister(_ registration: any DestinationRegistration, for type: Any.Type) {
    registrations[ObjectIdentifier(type)]?.removeAll { $0 === registration }
    onRegistrationsChange()
  }
}
