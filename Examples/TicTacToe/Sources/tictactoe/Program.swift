import ComposableArchitecture
import Foundation
import TicTacToeApp

/// The loop of the program. The loop prints a screen, reads a line, and passes the line to the
/// screen or runs the command in the line.
@MainActor
final class Program {
  private let store: StoreOf<TicTacToe>
  private let terminal: Terminal
  private var drawn = ""

  init(store: StoreOf<TicTacToe>, terminal: Terminal) {
    self.store = store
    self.terminal = terminal
  }

  func run() async {
    terminal.write(
      """
      Tic-tac-toe. Type /help at any time to list the commands.
      Log in with any e-mail address and the password "password". An address with "2fa" in it
      needs the code 1234, too.
      """
    )
    var lines = terminal.lines().makeAsyncIterator()
    while let screen = await nextScreen() {
      guard let line = await lines.next() else {
        terminal.write("")
        break
      }
      terminal.echo(line)
      if line.lowercased() == "/quit" { break }
      if let complaint = await take(line, by: screen) {
        terminal.write(complaint)
      }
    }
    terminal.write("Good-bye.")
  }

  /// Prints the screen after each change of the text, until the screen has a prompt. Returns this
  /// screen.
  private func nextScreen() async -> (any Screen)? {
    for await _ in store.publisher {
      let screen = screen(of: store)
      if screen.text != drawn {
        drawn = screen.text
        terminal.write(drawn)
      }
      if let prompt = screen.prompt {
        terminal.ask(prompt)
        return screen
      }
    }
    return nil
  }

  /// - Returns: The message to print, or `nil` for no message.
  private func take(_ line: String, by screen: any Screen) async -> String? {
    guard line.hasPrefix("/") else { return await screen.answer(line) }
    let name = line.dropFirst().lowercased()
    if name == "help" { return help(screen) }
    guard let command = screen.commands.first(where: { $0.name == name }) else {
      return "\(line) is not a command of this screen. The commands are:\n\(help(screen))"
    }
    await command.perform()
    return nil
  }

  private func help(_ screen: any Screen) -> String {
    let lasting = [("help", "show this list"), ("quit", "quit the program")]
    return (screen.commands.map { ($0.name, $0.purpose) } + lasting)
      .map { "  /" + $0.padding(toLength: 8, withPad: " ", startingAt: 0) + $1 }
      .joined(separator: "\n")
  }
}
