import Foundation

/// The standard input and the standard output of the program.
struct Terminal {
  // Lines that are not typed in a terminal are not visible, so the program prints the lines.
  private let echoes = isatty(STDIN_FILENO) == 0

  /// The lines of the input, without spaces and tabs at both ends of a line.
  ///
  /// A separate thread reads the lines, because reading blocks the thread.
  func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() {
          continuation.yield(line.trimmingCharacters(in: .whitespaces))
        }
        continuation.finish()
      }
    }
  }

  /// Writes `text` and a line break.
  func write(_ text: String) {
    put(text + "\n")
  }

  /// Writes the prompt before a line of input.
  func ask(_ prompt: String) {
    put(prompt + " ")
  }

  /// Writes the line that was read, unless the input is a terminal, which has shown the line.
  func echo(_ line: String) {
    if echoes { put(line + "\n") }
  }

  private func put(_ text: String) {
    // An error, for example after the output was closed, is ignored.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
