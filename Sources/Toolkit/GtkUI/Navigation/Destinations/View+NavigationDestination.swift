import Gtk

extension View {
  /// Presents `destination` as a page above the page of the view while `isPresented` is `true`.
  ///
  /// ```swift
  /// Button("Settings") { showsSettings = true }
  ///   .navigationDestination(isPresented: $showsSettings) { SettingsView() }
  /// ```
  ///
  /// Going back writes `false`. A destination can present further destinations. If the stack also
  /// has a path, a destination is placed above the page that presents the destination, and below
  /// the next element of the path. If a link on the destination pushes a value, the page of the
  /// value is placed above the destination. If one page presents several destinations, the
  /// destination that was presented last is placed above the other destinations of the page.
  ///
  /// While the destination is presented, the view is updated even though the page of the view is
  /// covered. The views of other covered pages are usually not updated. A view that is not updated
  /// presents no destination until the page of the view is revealed.
  ///
  /// Outside a ``NavigationStack``, no destination is shown, and an issue is reported when the
  /// destination is presented.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    FlagDestination(isPresented: isPresented, destination: destination, content: self)
  }

  /// Presents a page for an item above the page of the view, while the item isn't `nil`.
  ///
  /// ```swift
  /// .navigationDestination(item: $selection) { recipe in RecipeView(recipe: recipe) }
  /// ```
  ///
  /// Going back writes `nil`. A different item replaces the page without a transition. If the items
  /// are `Identifiable`, an item with the same id updates the page instead. In all other respects,
  /// the modifier behaves like ``navigationDestination(isPresented:destination:)``.
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

  /// Presents a page for an item above the page of the view, while the item isn't `nil`. An item
  /// with a different id has a different page.
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

  /// Presents a page above the page of the view, while `id` isn't `nil`.
  ///
  /// - Parameters:
  ///   - id: The identity of the page, or `nil` if no page is presented.
  ///   - onDismiss: Called to request that the page be dismissed, for example when the user goes
  ///     back. The page is dismissed when the id becomes `nil` or changes.
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
