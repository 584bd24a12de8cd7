import GtkUI

/// How the gallery begins, as its command line says.
package struct GalleryStart: Sendable {
  package let page: GalleryPage?
  /// Whether a page about something that is presented presents it at once.
  package let isPresenting: Bool
  package let isRightToLeft: Bool

  package init(page: GalleryPage? = nil, isPresenting: Bool = false, isRightToLeft: Bool = false) {
    self.page = page
    self.isPresenting = isPresenting
    self.isRightToLeft = isRightToLeft
  }
}

private enum PresentsAtOnceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a page about something that is presented presents it when it appears.
  var presentsAtOnce: Bool {
    get { self[PresentsAtOnceKey.self] }
    set { self[PresentsAtOnceKey.self] = newValue }
  }
}
