import AppLaunch
import AppResources
import ArgumentParser
import ComposableGtk
import DeepLinks
import Foundation
import InventoryCore

/// The command line of Inventory.
struct InventoryArguments: AppArguments {
  static let configuration = CommandConfiguration(
    commandName: "inventory",
    abstract: "Items with their stock, color, notes and picture.",
    discussion: """
      A link opens the app on a search or an item: 'inventory search/mouse' shows the items that \
      match a search, and 'inventory item/ID' edits an item. If the app already runs, the running \
      app opens the link. Without a link, the app restores the last session.
      """,
    version: AppVersion.current
  )

  @Argument(
    help: """
      The page to open: add, item/ID, item/ID/duplicate, item/ID/label, item/ID/delete, \
      search/TEXT, filter/FILTER, order/ORDER, or a link that begins with inventory:///.
      """
  )
  var link: String?

  @OptionGroup var flags: LaunchFlags

  static let defaultOptions = InventoryLaunch.Options()

  func options() throws -> InventoryLaunch.Options {
    var options = InventoryLaunch.Options()
    options.isUnique = flags.isUnique
    options.session = flags.sessionStart(hasLink: link != nil)
    if let link {
      options.link = try url(of: link, scheme: "inventory") {
        URL(string: try InventoryLink($0).text)
      }
    }
    return options
  }
}
