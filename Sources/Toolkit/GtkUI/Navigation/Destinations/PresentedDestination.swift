import Gtk

/// The node of a view that can present a page above the page of the view.
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

  /// Returns the title of the page, or `nil`. The page may not have been created yet.
  func findPageTitle(_ probe: TitleProbe) -> String?

  /// Requests that the page be dismissed.
  func requestDismissal()
}

extension PageContext {
  /// Adds or removes a destination that is presented above the page, and notifies the navigation
  /// stack.
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
