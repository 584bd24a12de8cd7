import Gtk

extension View {
  /// Presents `destination` as a page above the page of the view, while `isPresented` is true.
  ///
  /// ```swift
  /// Button("Settings") { showsSettings = true }
  ///   .navigationDestination(isPresented: $showsSettings) { SettingsView() }
  /// ```
  ///
  /// Going back writes `false`. Destinations may have destinations of their own. If the stack also
  /// has a path, a destination is placed directly above the page that declares it, below the next
  /// element of the path. A value that a link on the destination pushes is placed above the
  /// destination. If one page presents several destinations, the destination that was presented
  /// last is on top.
  ///
  /// While the presented page is visible, the view is updated even though the page of the view is
  /// covered. A view on a page that is covered by other pages presents nothing new until the page
  /// of the view is revealed.
  ///
  /// Outside a ``NavigationStack``, nothing is shown, and an issue is reported.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    FlagDestination(isPresented: isPresented, destination: destination, content: self)
  }

  /// Presents a page for an item above the page of the view, while there is an item.
  ///
  /// ```swift
  /// .navigationDestination(item: $selection) { recipe in RecipeView(recipe: recipe) }
  /// ```
  ///
  /// Going back writes `nil`. Another item replaces the page with another page, without a
  /// transition. An `Identifiable` item is another item only if its id differs. Otherwise the
  /// modifier behaves like ``navigationDestination(isPresented:destination:)``.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    ItemDestination(
      item: item,
      id: { AnyHashable($0) },
      destination: destination,
      content: self
    )
  }

  /// Presents a page for an item above the page of the view, while there is an item. An item with
  /// another id has another page.
  public func navigationDestination<Item: Hashable & Identifiable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    ItemDestination(
      item: item,
      id: { AnyHashable($0.id) },
      destination: destination,
      content: self
    )
  }

  /// Presents a page above the page of the view, while there is an id.
  ///
  /// - Parameters:
  ///   - id: The identity of the page, or `nil` if no page is presented.
  ///   - onDismiss: Requests that the page be dismissed, for each way in which the user goes back.
  ///     The page is dismissed when the id becomes `nil` or another id.
  ///   - destination: The content of the page. A page that is being dismissed shows its last
  ///     content.
  ///
  /// - Returns: A view that presents the page.
  package func navigationDestination<Destination: View>(
    id: AnyHashable?,
    onDismiss: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    DestinationContent(
      id: id,
      onDismiss: onDismiss,
      destination: Deferred(content: destination),
      content: self
    )
  }
}

private struct FlagDestination<Destination: View, Content: View>: View {
  let isPresented: Binding<Bool>
  let destination: @MainActor () -> Destination
  let content: Content

  var body: some View {
    content.navigationDestination(
      id: isPresented.wrappedValue ? AnyHashable(true) : nil,
      onDismiss: { isPresented.wrappedValue = false },
      destination: destination
    )
  }
}

private struct ItemDestination<Item, Destination: View, Content: View>: View {
  let item: Binding<Item?>
  let id: @MainActor (Item) -> AnyHashable
  let destination: @MainActor (Item) -> Destination
  let content: Content

  var body: some View {
    let current = item.wrappedValue
    DestinationContent(
      id: current.map(id),
      onDismiss: { item.wrappedValue = nil },
      destination: current.map { current in Deferred { destination(current) } },
      content: content
    )
  }
}
