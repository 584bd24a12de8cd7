/// What a person sees of a feature, and what becomes of the lines that they type.
@MainActor
protocol Screen {
  /// What is drawn.
  var text: String { get }

  /// What to ask for. A screen without a question waits for something and takes no lines.
  var prompt: String? { get }

  /// What may be done besides answering.
  var commands: [Command] { get }

  /// Takes the answer.
  ///
  /// - Returns: What is wrong with it, if anything is.
  func answer(_ line: String) async -> String?
}

/// Something to do that has a name: it is typed with a slash before it.
struct Command {
  let name: String
  let purpose: String
  let perform: @MainActor () async -> Void
}

/// The title of a screen, as a line across it.
func heading(_ title: String) -> String {
  "\n── \(title) " + String(repeating: "─", count: max(2, 48 - title.count))
}
