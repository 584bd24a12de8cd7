import Gtk

/// The node of a view that presents a page above its own page, while its state is `true` or isn't
/// `nil`.
@MainActor
protocol PresentedDestination: AnyNode {
  /// The number of the presentation, or `nil` if no page is presented. Each presentation has a
  /// different number.
  var number: Int? { get }

  /// Creates the page. `applyNavigation` sets environment values for the nodes of the page.
  func makePage(
    on outer: PageContext?,
    applyNavigation: @escaping @MainActor (inout EnvironmentValues) -> Void,
    connect: @MainActor (PageContext) -> Void
  ) -> any AnyNavigationPage

  /// Updates the page, if the page exists.
  func updatePage()

  /// Returns the title of the page, which may not have been created yet.
  func findPageTitle(_ probe: TitleProbe) -> String?

  /// Requests a change of the state that dismisses the page.
  func requestDismissal()
}

extension PageContext {
  /// Adds or removes a destination that is presented above the page, and notifies the stack.
  func setDestination(_ destination: any PresentedDestination, isPresented: Bool) {
    let index = destinations.firstIndex { $0 === destination }
    if isPresented, index == nil {
      destinations.append(destination)
    } else if !isPresented, let index {
      destinations.remove(at: index)
    }
    onDestinationsChange()
  }
}
