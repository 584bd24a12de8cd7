import GtkUI
import Observation

/// The navigation state of the gallery, which the window and the main menu share.
@Observable
@MainActor
package final class GalleryModel {
  package var path: NavigationPath

  package init(page: GalleryPage? = nil) {
    path = page.map { NavigationPath([$0]) } ?? NavigationPath()
  }

  var isAtRoot: Bool { path.isEmpty }

  func showAllPages() {
    path = NavigationPath()
  }

  func open(_ page: GalleryPage) {
    path = NavigationPath([page])
  }
}
