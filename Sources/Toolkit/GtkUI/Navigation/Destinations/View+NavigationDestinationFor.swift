import Gtk
import IssueReporting

extension View {
  /// Says what the page for each value of a type is, on the path of the ``NavigationStack`` around.
  ///
  /// ```swift
  /// NavigationStack(path: $path) {
  ///   RecipeList()
  ///     .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
  /// }
  /// ```
  ///
  /// It can be anywhere on the root or on a page of the stack, outside of rows that are made on
  /// demand. If several pages know the type, the one closest to the root counts. A path that begins
  /// with more than one element is looked up from the root upwards: pages that know of a type that
  /// the root doesn't are made before they are seen.
  ///
  /// A value of a type that no page knows has a page that says so, and an issue is reported.
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
  private var followers: [ObjectIdentifier: AnyNode] = [:]

  override init(
    _ view: RegistrationContent<Value, Destination, Content>,
    _ context: NodeContext
  ) {
    super.init(view, context)
    page?.register(self, for: Value.self)
  }

  override func viewDidUpdate(from old: RegistrationContent<Value, Destination, Content>) {
    super.viewDidUpdate(from: old)
    refreshFollowers()
  }

  override func willDismantle() {
    page?.unregister(self, for: Value.self)
    refreshFollowers()
    if !followers.isEmpty {
      page?.needNoMore()
      followers = [:]
    }
  }

  private func refreshFollowers() {
    for node in followers.values {
      UpdateScheduler.shared.insertUnlessDeferred(node)
    }
  }

  func follow(_ node: AnyNode) {
    guard phase != .dismantled else { return }
    if followers.isEmpty {
      page?.need()
    }
    followers[ObjectIdentifier(node)] = node
  }

  func unfollow(_ node: AnyNode) {
    guard followers.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    if followers.isEmpty {
      page?.needNoMore()
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
  func register(_ registration: any DestinationRegistration, for type: Any.Type) {
    registrations[ObjectIdentifier(type), default: []].append(registration)
    onRegistrationsChange()
    // One view may give way to another that knows the same: for a moment there are both.
    guard registrations[ObjectIdentifier(type)]?.count == 2 else { return }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, registrations[ObjectIdentifier(type)]?.count ?? 0 > 1 else { return }
      reportIssue(
        """
        A page says more than once what the page for a '\(type)' is. The first \
        'navigationDestination(for:)' counts; take the others away.
        """
      )
    }
  }

  func unregister(_ registration: any DestinationRegistration, for type: Any.Type) {
    registrations[ObjectIdentifier(type)]?.removeAll { $0 === registration }
    onRegistrationsChange()
  }
}
