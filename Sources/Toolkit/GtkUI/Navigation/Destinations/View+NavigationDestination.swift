import Gtk

extension View {
  /// Shows `destination` as a page above the one that the view is on, while `isPresented` is true.
  ///
  /// ```swift
  /// Button("Settings") { showsSettings = true }
  ///   .navigationDestination(isPresented: $showsSettings) { SettingsView() }
  /// ```
  ///
  /// Going back writes `false`. Destinations may have destinations of their own. Where there is a
  /// path as well, a destination stands right above the page that has it, below the next element of
  /// the path: what a link on the destination pushes is above it. Of several that one page presents,
  /// the one presented last is on top.
  ///
  /// While a page that can be seen is presented from here, the view is kept up to date even though it
  /// is covered. One that is covered by other pages presents nothing new until it is revealed.
  ///
  /// Outside a ``NavigationStack`` nothing is shown, and an issue is reported.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    FlagDestination(isPresented: isPresented, destination: destination, content: self)
  }

  /// Shows a page for an item above the one that the view is on, while there is an item.
  ///
  /// ```swift
  /// .navigationDestination(item: $selection) { recipe in RecipeView(recipe: recipe) }
  /// ```
  ///
  /// Going back writes `nil`. Another item is another page, which takes the place of the one before
  /// without movement; an item that is `Identifiable` is another only if its id is. Otherwise it is
  /// like ``navigationDestination(isPresented:destination:)``.
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

  /// Shows a page for an item above the one that the view is on, while there is an item; another id
  /// is another page.
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

  /// Shows a page above the one that the view is on, while there is an id.
  ///
  /// - Parameters:
  ///   - id: Tells one page from the next; `nil` while there is none.
  ///   - onDismiss: Asks for the page to go, like all that is done to leave it: it goes when the id is
  ///     `nil`, or another.
  ///   - destination: What the page shows. A page that goes shows what it did last.
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
