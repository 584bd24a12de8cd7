import ArgumentParser
import ComposableGtk
import CountersCore

/// The command line of Counters.
@main
struct CountersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counters",
    abstract: "A stack of counters and number facts, of any depth and in any order.",
    discussion: """
      A link opens the app on a stack of screens: 'counters counter/42/fact/7' shows facts about 7, \
      above a counter at 42.
      """,
    version: "0.1.0"
  )

  @Argument(help: "The screens to start on, as counter/42/fact/7 or counters:///counter/42/fact/7.")
  var link: String?

  static func main() {
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
    let state = try initialState()
    // GTK, and with it all views, live on the main thread, which is where a command runs.
    // Each start is one of its own: it may be for another stack of screens.
    let status = MainActor.assumeIsolated {
      CountersApp(initialState: state).run(isUnique: false)
    }
    throw ExitCode(status)
  }

  private func initialState() throws -> AppFeature.State {
    guard let link else { return AppFeature.State() }
    do {
      return AppFeature.State(path: StackState(try DeepLink(link).screens))
    } catch {
      printError("counters: \(error)")
      throw ExitCode(2)
    }
  }
}
