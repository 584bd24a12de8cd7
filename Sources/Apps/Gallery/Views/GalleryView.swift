import GtkUI

/// The navigation stack of the gallery, whose root page is the list of all pages.
package struct GalleryView: View {
  private let model: GalleryModel
  private let start: GalleryStart

  package init(model: GalleryModel, start: GalleryStart = GalleryStart()) {
    self.model = model
    self.start = start
  }

  package var body: some View {
    let model = Bindable(model)
    NavigationStack(path: model.path) {
      PageList()
        .navigationTitle("Gallery")
        .navigationDestination(for: GalleryPage.self) { page in
          page.content
            .navigationTitle(page.title)
        }
    }
    .environment(\.presentsImmediately, start.isPresenting)
    .transformEnvironment(\.layoutDirection) {
      if start.isRightToLeft { $0 = .rightToLeft }
    }
  }
}
