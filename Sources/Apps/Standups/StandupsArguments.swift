import ArgumentParser
import ComposableGtk
import Foundation
import StandupsCore

/// The command line of Standups.
struct StandupsArguments: ParsableCommand {
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
    version: "0.1.0"
  )

  @Argument(
    help: """
      The page to open: new, standup/ID, standup/ID/edit, standup/ID/meeting, \
      standup/ID/past/ID, attendee/NAME, or a link that begins with standups:///.
      """
  )
  var link: String?

  @Flag(help: "Start at the list, without restoring the last session.")
  var noRestore = false

  @Flag(help: "Remove the saved session, and start at the list. The stand-ups remain.")
  var reset = false

  @Flag(help: ArgumentHelp("Start a new instance beside a running instance.", visibility: .hidden))
  var newInstance = false

  /// Returns the options that the arguments of the process select. If an argument is invalid, the
  /// program prints the error and exits before a window is shown.
  static func options() -> StandupsLaunch.Options {
    // Without arguments, nothing is parsed, because parsing would delay the window.
    guard CommandLine.arguments.count > 1 else { return StandupsLaunch.Options() }
    do {
      return try parse().options()
    } catch  where exitCode(for: error) == .validationFailure {
      printError(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }

  private func options() throws -> StandupsLaunch.Options {
    var options = StandupsLaunch.Options()
    options.isUnique = !newInstance
    // A link has priority over the session.
    options.restoresSession = !noRestore && link == nil
    options.removesSession = reset
    if let link {
      do {
        options.link = try LaunchLink.url(link)
      } catch {
        printError("standups: \(error)")
        throw ExitCode(2)
      }
    }
    return options
  }
}
