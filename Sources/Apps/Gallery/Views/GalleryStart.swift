import GtkUI

/// The launch options of the gallery, from the command line.
package struct GalleryStart: Sendable {
  package let page: GalleryPage?
  /// Whether a page presents its view, or pushes its page, when the page appears.
  package let isPresenting: Bool
  package let isRightToLeft: Bool

  package init(page: GalleryPage? = nil, isPresenting: Bool = false, isRightToLeft: Bool = false) {
    self.page = page
    self.isPresenting = isPresenting
    self.isRightToLeft = isRightToLeft
  }
}

private enum PresentsImmediatelyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a page presents its view, or pushes its page, when the page appears.
  var presentsImmediately: Bool {
    get { self[PresentsImmediatelyKey.self] }
    set { self[PresentsImmediatelyKey.self] = newValue }
  }
}
