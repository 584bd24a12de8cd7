import ArgumentParser
import GalleryViews
import GtkUI

/// The command line of the gallery.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "A page for each view of GtkUI.",
    discussion: "'gallery slider' opens the page of sliders; 'gallery --list' prints all ids.",
    version: "0.1.0"
  )

  @Argument(help: "The page to open, such as 'slider'.")
  var page: String?

  @Flag(help: "Print the ids of all pages.")
  var list = false

  @Flag(help: "Present the presentation of the page, such as a sheet, at the start.")
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
    // GTK and all views run on the main thread, on which a command runs too. Each start is a new
    // instance, because each start may open another page.
    let status = MainActor.assumeIsolated { GalleryApp(start: start).run(isUnique: false) }
    throw ExitCode(status)
  }

  private func startPage() throws -> GalleryPage? {
    guard let page else { return nil }
    if let known = GalleryPage(rawValue: page) { return known }
    let ids = GalleryPage.allCases.map(\.id).joined(separator: ", ")
    printError("gallery: There is no page '\(page)'. Expected one of: \(ids).")
    throw Self.usageError
  }
}
