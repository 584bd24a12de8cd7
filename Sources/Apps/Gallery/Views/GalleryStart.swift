import GtkUI

/// The options of the command line with which the gallery starts.
package struct GalleryStart: Sendable {
  package let page: GalleryPage?
  /// Whether a page that demonstrates a presentation presents at once.
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
  /// Whether a page that demonstrates a presentation presents when the page appears.
  var presentsImmediately: Bool {
    get { self[PresentsImmediatelyKey.self] }
    set { self[PresentsImmediatelyKey.self] = newValue }
  }
}
