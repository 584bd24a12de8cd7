import Gtk

/// A view that has a page of its own above the page that it is on, for as long as its state says so.
@MainActor
protocol PresentedDestination: AnyNode {
  /// The number of its presentation; each has another.
  var number: Int? { get }

  /// Makes the page, whose nodes get what `hand` hands down.
  func makePage(
    on outer: PageContext?,
    hand: @escaping @MainActor (inout EnvironmentValues) -> Void,
    connect: @MainActor (PageContext) -> Void
  ) -> any AnyNavigationPage

  /// Brings the page that was made up to date.
  func updatePage()

  /// The title of the page, made or not.
  func findPageTitle(_ probe: TitleProbe) -> String?

  /// Asks for the state to be such that there is no page.
  func requestDismissal()
}

extension PageContext {
  /// Takes the presence of a destination above the page.
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
