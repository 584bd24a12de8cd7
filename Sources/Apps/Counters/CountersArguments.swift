import ArgumentParser
import ComposableGtk
import CountersCore
import DeepLinks
import Foundation

/// The command line of Counters.
struct CountersArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counters",
    abstract: "A stack of counters and number facts, of any depth and in any order.",
    discussion: """
      A link opens the app on a stack of screens: 'counters counter/42/fact/7' shows facts about 7, \
      above a counter at 42. If the app already runs, the running app opens the link. Without a \
      link, the app restores the last session.
      """,
    version: "0.1.0"
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

  @Flag(help: "Start at the root, without restoring the last session.")
  var noRestore = false

  @Flag(help: "Remove the saved session, and start at the root.")
  var reset = false

  @Flag(help: "Write each action, and the changes of the state, to standard error.")
  var printChanges = false

  @Flag(help: ArgumentHelp("Start a new instance beside a running instance.", visibility: .hidden))
  var newInstance = false

  /// Returns the options that the arguments of the process select. If an argument is invalid, the
  /// program prints the error and exits before a window is shown.
  static func options() -> CountersLaunch.Options {
    // Without arguments, nothing is parsed, because parsing would delay the window.
    guard CommandLine.arguments.count > 1 else { return CountersLaunch.Options() }
    do {
      return try parse().options()
    } catch  where exitCode(for: error) == .validationFailure {
      printError(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }

  private func options() throws -> CountersLaunch.Options {
    var options = CountersLaunch.Options()
    options.isUnique = !newInstance
    // A link has priority over the session.
    options.restoresSession = !noRestore && link == nil
    options.removesSession = reset
    options.printsChanges = printChanges
    if let factsURL {
      options.factsURL = try exitOnError { try FactURLTemplate(factsURL) }
    }
    if let link {
      let screens = try exitOnError { try DeepLinkRouter.counters.screens(link) }
      options.link = DeepLinkRouter.counters.link(to: screens).flatMap(URL.init(string:))
    }
    return options
  }

  /// Returns the value. If `value` throws, prints the error and throws the exit code 2.
  private func exitOnError<Value>(_ value: () throws -> Value) throws -> Value {
    do {
      return try value()
    } catch {
      printError("counters: \(error)")
      throw ExitCode(2)
    }
  }
}
