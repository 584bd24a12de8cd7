import GtkUI

/// The commands that the gallery adds to the main menu.
package struct GalleryCommands: Commands {
  private let model: GalleryModel

  package init(model: GalleryModel) {
    self.model = model
  }

  package var body: some Commands {
    CommandMenu("Pages") {
      Button("All Pages") { model.showAllPages() }
        .keyboardShortcut(.home, modifiers: .option)
        .disabled(model.isAtRoot)
      Button("Random Page") {
        if let page = GalleryPage.allCases.randomElement() { model.open(page) }
      }
      .keyboardShortcut("r")
    }
  }
}
