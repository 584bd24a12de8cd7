import ArgumentParser
import Foundation

/// The command line of an app.
package protocol AppArguments: ParsableCommand {
  /// The options of the app.
  associatedtype Options

  /// The options of an app without arguments.
  static var defaultOptions: Options { get }

  /// Returns the options that the arguments select.
  func options() throws -> Options
}

extension AppArguments {
  /// Returns the options that the arguments of the process select. If an argument is invalid, the
  /// program prints the error and exits with the code 2 before a window is shown.
  package static func launchOptions() -> Options {
    // Without arguments, nothing is parsed, because parsing would delay the window.
    guard CommandLine.arguments.count > 1 else { return defaultOptions }
    do {
      return try parse().options()
    } catch  where exitCode(for: error) == .validationFailure {
      printError(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }

  /// Returns the value. If `value` throws an error, prints the error and throws the exit code 2.
  package func exitOnError<Value>(_ value: () throws -> Value) throws -> Value {
    do {
      return try value()
    } catch {
      printError("\(Self.configuration.commandName ?? "app"): \(error)")
      throw ExitCode(2)
    }
  }

  /// Returns the URL of a link.
  ///
  /// A link with the scheme comes from the desktop, for example from a browser, which doesn't show
  /// the standard error. So an invalid link with the scheme is passed on, and the app presents an
  /// alert. Any other invalid link was typed, so the method prints the error.
  ///
  /// - Parameters:
  ///   - link: The link, with or without its scheme.
  ///   - scheme: The scheme of the app's links.
  ///   - parse: Returns the URL of a valid link.
  /// - Returns: The URL, or `nil` if the link has none.
  /// - Throws: The exit code 2 for an invalid link without the scheme.
  package func url(
    of link: String,
    scheme: String,
    parse: (String) throws -> URL?
  ) throws -> URL? {
    do {
      return try parse(link)
    } catch {
      if link.lowercased().hasPrefix("\(scheme):"), let url = URL(string: link) { return url }
      return try exitOnError { throw error }
    }
  }
}
