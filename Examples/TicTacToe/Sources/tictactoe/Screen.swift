/// A feature as text, and the input that the feature accepts.
@MainActor
protocol Screen {
  /// The text that is printed.
  var text: String { get }

  /// The text before the input, or `nil` if the screen accepts no input in the current state.
  var prompt: String? { get }

  /// The commands of the screen.
  var commands: [Command] { get }

  /// Passes a line of input to the feature.
  ///
  /// - Returns: The message to print if the line is not valid, otherwise `nil`.
  func answer(_ line: String) async -> String?
}

/// A command of a screen. The user types the name after a slash.
struct Command {
  let name: String
  let purpose: String
  let perform: @MainActor () async -> Void
}

/// Returns a horizontal line that contains the title of a screen.
func heading(_ title: String) -> String {
  "\n── \(title) " + String(repeating: "─", count: max(2, 48 - title.count))
}
