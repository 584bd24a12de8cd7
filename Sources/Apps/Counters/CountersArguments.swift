import AppLaunch
import AppResources
import ArgumentParser
import ComposableGtk
import CountersCore
import DeepLinks
import Foundation

/// The command line of Counters.
struct CountersArguments: AppArguments {
  static let configuration = CommandConfiguration(
    commandName: "counters",
    abstract: "A stack of counters and number facts, of any depth and in any order.",
    discussion: """
      A link opens the app on a stack of screens: 'counters counter/42/fact/7' shows facts about 7, \
      above a counter at 42. If the app already runs, the running app opens the link. Without a \
      link, the app restores the last session.
      """,
    version: AppVersion.current
  )

  @Argument(help: "The screens to open, as counter/42/fact/7 or counters:///counter/42/fact/7.")
  var link: String?

  @Option(
    help: ArgumentHelp(
      "Fetch facts from a web service; {number} in the URL is replaced with the number.",
      valueName: "template"
    )
  )
  var factsURL: String?

  @OptionGroup var flags: LaunchFlags

  @Flag(help: "Write each action, and the changes of the state, to standard error.")
  var printChanges = false

  static let defaultOptions = CountersLaunch.Options()

  func options() throws -> CountersLaunch.Options {
    var options = CountersLaunch.Options()
    options.isUnique = flags.isUnique
    options.session = flags.sessionStart(hasLink: link != nil)
    options.printsChanges = printChanges
    if let factsURL {
      options.factsURL = try exitOnError { try FactURLTemplate(factsURL) }
    }
    if let link {
      let router = DeepLinkRouter.counters
      options.link = try url(of: link, scheme: "counters") {
        router.link(to: try router.screens($0)).flatMap(URL.init(string:))
      }
    }
    return options
  }
}
