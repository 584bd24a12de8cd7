import AppResources
import ArgumentParser
import GalleryViews
import GtkUI

/// The command line of the gallery.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "A demonstration of every view of GtkUI.",
    discussion: "'gallery slider' opens the page Slider; 'gallery --list' prints all page ids.",
    version: AppVersion.current
  )

  @Argument(help: "The page to open, such as 'slider'.")
  var page: String?

  @Flag(help: "Print the ids of all pages.")
  var list = false

  @Flag(help: "Present the sheet, alert or other presentation of the page at launch.")
  var presenting = false

  @Flag(help: "Lay out all views from right to left.")
  var rightToLeft = false

  /// The exit code for a page that doesn't exist.
  private static let usageError = ExitCode(64)

  func run() throws {
    if list {
      print(GalleryPage.allCases.map(\.id).joined(separator: "\n"))
      return
    }
    let start = GalleryStart(
      page: try startPage(),
      isPresenting: presenting,
      isRightToLeft: rightToLeft
    )
    // GTK requires the main thread, on which `main()` calls `run()`. The app is not unique, so a
    // second launch opens its page in a new instance instead of activating the running instance.
    let status = MainActor.assumeIsolated { GalleryApp(start: start).run(isUnique: false) }
    throw ExitCode(status)
  }

  private func startPage() throws -> GalleryPage? {
    guard let page else { return nil }
    if let page = GalleryPage(rawValue: page) { return page }
    let ids = GalleryPage.allCases.map(\.id).joined(separator: ", ")
    printError("gallery: There is no page '\(page)'. Expected one of: \(ids).")
    throw Self.usageError
  }
}
