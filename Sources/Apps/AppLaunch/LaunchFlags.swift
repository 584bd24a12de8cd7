import ArgumentParser
import Sessions

/// The flags that all apps have in common.
package struct LaunchFlags: ParsableArguments {
  @Flag(help: "Start at the first page, without restoring the last session.")
  private var noRestore = false

  @Flag(help: "Remove the saved session, and start at the first page. Other data is not removed.")
  private var reset = false

  @Flag(help: ArgumentHelp("Start a new instance beside a running instance.", visibility: .hidden))
  private var newInstance = false

  package init() {}

  /// Whether the link is passed to the running instance of the app, if there is one.
  package var isUnique: Bool { !newInstance }

  /// Returns what the app does with the saved session at its start. A link has priority over the
  /// session.
  package func sessionStart(hasLink: Bool) -> SessionStart {
    if reset { return .remove }
    return noRestore || hasLink ? .ignore : .restore
  }
}
