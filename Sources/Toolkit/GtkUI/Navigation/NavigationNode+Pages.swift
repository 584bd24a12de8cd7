import Gtk

/// The creation and the update of pages.
extension NavigationNode: NavigationHost {
  /// Returns the page with an identity, and creates the page if the page doesn't exist. A new page
  /// is initially covered.
  func page(of screen: Screen) -> any AnyNavigationPage {
    if let page = pages[screen] { return page }
    let page = makePage(of: screen)
    // `makePage` has stored the page in `pages`, except in two cases: `page` is the root page,
    // because the destination no longer exists, or the page was removed again when its destinations
    // were recorded.
    return pages[screen] ?? page
  }

  /// Returns the page with an identity. Creates the page if the page doesn't exist, and otherwise
  /// updates the page. Called for the top page.
  func preparePage(of screen: Screen) -> any AnyNavigationPage {
    let isNew = pages[screen] == nil
    let page = page(of: screen)
    if !isNew {
      updatePage(of: screen)
    }
    return page
  }

  private func makePage(of screen: Screen) -> any AnyNavigationPage {
    let connect: @MainActor (PageContext) -> Void = { [weak self] in
      self?.connect($0, of: screen)
    }
    switch screen {
    case .destination(let number):
      if let destination = destination(number) {
        let page = destination.makePage(
          on: self.page,
          applyNavigation: { [weak self] in self?.applyNavigation(to: screen, &$0) },
          connect: connect
        )
        pages.set(page, ofDestination: number)
        didCreatePage(page, of: screen)
        return page
      }
      // The view that presented the destination was removed, so `screens` no longer contains the
      // destination.
      return page(of: .root)
    case .element(let id):
      let page = NavigationPage(
        content(id),
        parent: self,
        on: self.page,
        environment: pageEnvironment(of: screen),
        connect: connect
      )
      pages.set(page, of: id)
      didCreatePage(page, of: screen)
      return page
    case .root:
      let page = NavigationPage(
        view.root,
        parent: self,
        on: self.page,
        environment: pageEnvironment(of: screen),
        connect: connect
      )
      pages.setRoot(page)
      didCreatePage(page, of: screen)
      return page
    }
  }

  /// Records the destinations that a page has presented during its creation. During its creation,
  /// the page was not yet in `pages`.
  private func didCreatePage(_ page: any AnyNavigationPage, of screen: Screen) {
    pages.setPresenting(!page.context.destinations.isEmpty, screen)
    if !page.context.destinations.isEmpty {
      screensMayHaveChanged()
    }
  }

  func updatePage(of screen: Screen) {
    switch screen {
    case .root: pages.root?.update(view.root, pageEnvironment(of: screen))
    case .element(let id): pages.element(id)?.update(content(id), pageEnvironment(of: screen))
    case .destination(let number): destination(number)?.updatePage()
    }
  }

  func content(_ id: ID) -> Deferred<Destination> {
    Deferred { [destination = view.destination] in destination(id) }
  }

  /// Returns the title of a page, or `nil` if the page has no title. The page may not have been
  /// created yet.
  func findTitle(of screen: Screen, _ probe: TitleProbe) -> String? {
    var environment = pageEnvironment(of: screen)
    environment.titleProbe = probe
    defer { withExtendedLifetime(probe) {} }
    switch screen {
    case .root:
      return pages.root.map { $0.findTitle(of: view.root, in: environment) }
        ?? view.root.findTitle(in: environment)
    case .element(let id):
      let content = content(id)
      return pages.element(id).map { $0.findTitle(of: content, in: environment) }
        ?? content.findTitle(in: environment)
    case .destination(let number):
      return destination(number)?.findPageTitle(probe)
    }
  }

  /// Returns the environment of the views on a page.
  private func pageEnvironment(of screen: Screen) -> EnvironmentValues {
    var environment = environment
    applyNavigation(to: screen, &environment)
    return environment
  }

  private func applyNavigation(to screen: Screen, _ environment: inout EnvironmentValues) {
    environment.navigation = context
    // The root page inherits the `dismiss` action from the environment of the stack.
    if screen != .root {
      environment.dismiss = DismissAction { [weak self] in self?.pop(screen) }
    }
  }

  // MARK: Links and values

  func canPush(_ value: Any) -> Bool { view.canPush(value) }

  func push(_ value: Any) -> Bool {
    guard phase == .active else { return true }
    return view.onPush(value)
  }

  func registration(
    for type: ObjectIdentifier,
    below element: AnyHashable
  ) -> (any DestinationRegistration)? {
    guard let id = element.base as? ID else { return nil }
    var position = 0
    while position < screens.position(of: .element(id)) ?? 0 {
      let page = page(of: screens[position])
      if let registration = page.context.registration(for: type) { return registration }
      position += 1
    }
    return nil
  }

  func refreshOnRegistration(_ node: AnyNode) {
    if unregistered.isEmpty {
      pages.root?.context.beginUpdatesWhileCovered()
    }
    unregistered[ObjectIdentifier(node)] = node
  }

  func cancelRefreshOnRegistration(_ node: AnyNode) {
    guard unregistered.removeValue(forKey: ObjectIdentifier(node)) != nil, unregistered.isEmpty
    else {
      return
    }
    pages.root?.context.endUpdatesWhileCovered()
  }

  func refreshUnregistered() {
    for node in unregistered.values where node.phase == .active {
      UpdateScheduler.shared.insertUnlessDeferred(node)
    }
  }
}
