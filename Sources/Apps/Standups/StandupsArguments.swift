import AppLaunch
import AppResources
import ArgumentParser
import ComposableGtk
import Foundation
import StandupsCore

/// The command line of Standups.
struct StandupsArguments: AppArguments {
  static let configuration = CommandConfiguration(
    commandName: "standups",
    abstract: "Stand-up meetings in which each attendee speaks for an equal time.",
    discussion: """
      A link opens the app on a page: 'standups standup/ID' shows a stand-up, and \
      'standups standup/ID/meeting/speaker/2/15' continues a meeting in which the second speaker \
      has spoken for 15 seconds. If the app already runs, the running app opens the link. Without \
      a link, the app restores the last session. The notes of a meeting are typed, because there \
      is no speech recognition of the desktop.
      """,
    version: AppVersion.current
  )

  @Argument(
    help: """
      The page to open: new, standup/ID, standup/ID/edit, standup/ID/meeting, \
      standup/ID/past/ID, attendee/NAME, or a link that begins with standups:///.
      """
  )
  var link: String?

  @OptionGroup var flags: LaunchFlags

  static let defaultOptions = StandupsLaunch.Options()

  func options() throws -> StandupsLaunch.Options {
    var options = StandupsLaunch.Options()
    options.isUnique = flags.isUnique
    options.session = flags.sessionStart(hasLink: link != nil)
    if let link {
      options.link = try url(of: link, scheme: "standups") { try LaunchLink.url($0) }
    }
    return options
  }
}
