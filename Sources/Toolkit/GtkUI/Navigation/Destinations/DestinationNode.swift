import Gtk
import IssueReporting

/// A view with a destination that can be presented above the page of the view.
struct DestinationContent<Destination: View, Content: View>: WrapperView {
  /// The identity of the presentation, or `nil` if nothing is presented.
  let id: AnyHashable?
  let onDismiss: @MainActor () -> Void
  let destination: Deferred<Destination>?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DestinationNode(self, context)
  }
}

/// A node that presents a page above its own page, and creates the page on request. The navigation
/// stack retains and shows the page.
final class DestinationNode<Destination: View, Content: View>: WrapperNode<
  DestinationContent<Destination, Content>
>, PresentedDestination
{
  private(set) var number: Int?
  private var presentedID: AnyHashable?
  private weak var made: NavigationPage<Deferred<Destination>?>?
  private var applyNavigation: @MainActor (inout EnvironmentValues) -> Void = { _ in }

  override init(_ view: DestinationContent<Destination, Content>, _ context: NodeContext) {
    super.init(view, context)
    present()
  }

  override func viewDidUpdate(from old: DestinationContent<Destination, Content>) {
    super.viewDidUpdate(from: old)
    present()
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    guard number != nil else { return }
    removeDestination()
    stackPage?.setDestination(self, isPresented: false)
  }

  private func present() {
    guard view.id != presentedID else {
      // A covered page is updated when the page is revealed.
      if let made, !made.context.defersRefresh {
        updatePage()
      }
      return
    }
    if number != nil {
      removeDestination()
    }
    presentedID = view.id
    if presentedID != nil, view.destination != nil {
      guard let page, environment.navigation != nil else { return reportMissingStack() }
      DestinationNumbers.last += 1
      number = DestinationNumbers.last
      page.beginUpdatesInTabs()
    }
    stackPage?.setDestination(self, isPresented: number != nil)
  }

  private func removeDestination() {
    number = nil
    made = nil
    page?.endUpdatesInTabs()
  }

  private func reportMissingStack() {
    reportIssue(
      """
      A view outside a 'NavigationStack' presents a 'navigationDestination'. No page is shown. \
      Wrap the view in a 'NavigationStack', or present a sheet instead.
      """
    )
  }

  func makePage(
    on outer: PageContext?,
    applyNavigation: @escaping @MainActor (inout EnvironmentValues) -> Void,
    connect: @MainActor (PageContext) -> Void
  ) -> any AnyNavigationPage {
    self.applyNavigation = applyNavigation
    let page = NavigationPage(
      content,
      parent: self,
      on: outer,
      environment: pageEnvironment,
      connect: connect
    )
    made = page
    return page
  }

  func updatePage() {
    made?.update(content, pageEnvironment)
  }

  func findPageTitle(_ probe: TitleProbe) -> String? {
    var environment = pageEnvironment
    environment.titleProbe = probe
    return made.map { $0.findTitle(of: content, in: environment) }
      ?? content.findTitle(in: environment)
  }

  func requestDismissal() {
    guard phase == .active, number != nil else { return }
    view.onDismiss()
  }

  private var content: Deferred<Destination>? { view.destination }

  private var pageEnvironment: EnvironmentValues {
    var environment = environment
    applyNavigation(&environment)
    return environment
  }
}

@MainActor
private enum DestinationNumbers {
  static var last = 0
}
