/// A group of related pages.
package enum GalleryGroup: CaseIterable, Identifiable, Sendable {
  case text, controls, layout, collections, navigation, presentation, app

  package var id: Self { self }

  package var title: String {
    switch self {
    case .text: "Text and images"
    case .controls: "Controls"
    case .layout: "Layout"
    case .collections: "Collections"
    case .navigation: "Navigation"
    case .presentation: "Presentation"
    case .app: "App"
    }
  }
}
