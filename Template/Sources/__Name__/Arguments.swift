import AppCore
import ArgumentParser
import DeepLinks
import Foundation

/// The command line of the app.
struct Arguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "__product__",
    abstract: "Write notes.",
    discussion: "If the app already runs, the running app opens the page.",
    version: AppIdentity.version
  )

  @Argument(help: "The page to open, as note/ID or \(AppIdentity.scheme):///note/ID.")
  var link: String?

  /// Checks the link before a window is shown. For an invalid link, the program prints the error
  /// and exits.
  func validate() throws {
    _ = try url
  }

  /// The links that the app opens at its start.
  var urls: [URL] {
    // The link is valid: see `validate()`.
    [try? url].compactMap(\.self)
  }

  /// The link in the form in which the desktop passes a link to the app, or `nil` without a link.
  private var url: URL? {
    get throws {
      guard let link else { return nil }
      let pages = try DeepLinkRouter.app.screens(link)
      return DeepLinkRouter.app.link(to: pages).flatMap(URL.init(string:))
    }
  }
}
