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

  /// Checks the link before a window is shown. For an invalid link that was typed, the program
  /// prints the error and exits. A link with the scheme comes from the desktop, which shows no
  /// errors of programs, so the app presents an alert.
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
      do {
        let pages = try DeepLinkRouter.app.screens(link)
        return DeepLinkRouter.app.link(to: pages).flatMap(URL.init(string:))
      } catch {
        let isFromDesktop = link.lowercased().hasPrefix("\(AppIdentity.scheme):")
        guard isFromDesktop, let url = URL(string: link) else { throw error }
        return url
      }
    }
  }
}
