import GalleryViews
import GtkUI

/// The app Gallery, with its windows and its main menu.
struct GalleryApp: App {
  static let id = GalleryIdentity.id
  static let displayName = "Gallery"

  private let model: GalleryModel
  private let start: GalleryStart

  init() {
    self.init(start: GalleryStart())
  }

  init(start: GalleryStart) {
    self.start = start
    model = GalleryModel(page: start.page)
  }

  var body: some Scene {
    Window("Gallery", id: "gallery") {
      GalleryView(model: model, start: start)
    }
    .defaultSize(width: 480, height: 640)
    .commands { GalleryCommands(model: model) }
    .about(
      AboutInfo(
        version: GalleryCommand.configuration.version,
        comments: GalleryCommand.configuration.abstract,
        license: .mit
      )
    )

    WindowGroup("Note", id: "note", for: NoteNumber.self) { number in
      NoteView(number: number)
    }
    .defaultSize(width: 320, height: 240)
  }
}
