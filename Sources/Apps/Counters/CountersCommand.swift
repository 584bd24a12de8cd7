import ArgumentParser
import ComposableGtk
import CountersCore
import DeepLinks
import Foundation

/// The command line of Counters.
@main
struct CountersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counters",
    abstract: "A stack of counters and number facts, of any depth and in any order.",
    discussion: """
      A link opens the app on a stack of screens: 'counters counter/42/fact/7' shows facts about 7, \
      above a counter at 42. If the app runs already, the link is opened there. Without a link the \
      app comes back to where it was left.
      """,
    version: "0.1.0"
  )

  @Argument(help: "The screens to start on, as counter/42/fact/7 or counters:///counter/42/fact/7.")
  var link: String?

  @Option(
    help: ArgumentHelp(
      "Ask a web service for facts; {number} in its address becomes the number.",
      valueName: "template"
    )
  )
  var factsURL: String?

  @Flag(help: "Start at the root, not where the app was left.")
  var noRestore = false

  @Flag(help: "Forget where the app was left, and start at the root.")
  var reset = false

  @Flag(help: "Write each action, and what it changes, to standard error.")
  var printChanges = false

  @Flag(help: ArgumentHelp("Run beside an instance that runs already.", visibility: .hidden))
  var newInstance = false

  static func main() {
    // As the app is mostly started: there is nothing to read, which would take a while.
    guard CommandLine.arguments.count > 1 else {
      exit(withError: ExitCode(open(CountersStart.Options(), [])))
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      printError(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }

  func run() throws {
    let options = try startOptions()
    let links = try urls()
    throw ExitCode(Self.open(options, links, isUnique: !newInstance))
  }

  /// Shows the app, and returns what the program should exit with.
  private static func open(
    _ options: CountersStart.Options,
    _ links: [URL],
    isUnique: Bool = true
  ) -> Int32 {
    // GTK, and with it all views, live on the main thread, which is where a command runs.
    MainActor.assumeIsolated {
      let start = CountersStart(options)
      let status = CountersApp(start).run(isUnique: isUnique, opening: links)
      start.finish()
      return status
    }
  }

  private func startOptions() throws -> CountersStart.Options {
    var options = CountersStart.Options()
    // A link wins over the session.
    options.restoresSession = !noRestore && link == nil
    options.forgetsSession = reset
    options.printsChanges = printChanges
    if let factsURL {
      options.factsURL = try orExit { try FactURLTemplate(factsURL) }
    }
    return options
  }

  /// The link, read here, so that a bad one opens nothing.
  private func urls() throws -> [URL] {
    guard let link else { return [] }
    let screens = try orExit { try DeepLinkRouter.counters.screens(link) }
    return [DeepLinkRouter.counters.link(to: screens).flatMap(URL.init(string:))].compactMap(\.self)
  }

  /// What is wrong with the command line ends the program, before anything is opened.
  private func orExit<Value>(_ value: () throws -> Value) throws -> Value {
    do {
      return try value()
    } catch {
      printError("counters: \(error)")
      throw ExitCode(2)
    }
  }
}
