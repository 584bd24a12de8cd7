import Foundation

/// What is typed, and what is written.
struct Terminal {
  // A script's lines don't show by themselves.
  private let echoes = isatty(STDIN_FILENO) == 0

  /// The lines that are typed, without the spaces around them, until there are no more.
  ///
  /// They are read by a thread of their own, because reading waits, and the main actor must not.
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

  /// Writes lines.
  func write(_ text: String) {
    put(text + "\n")
  }

  /// Writes what a line is asked for with.
  func ask(_ prompt: String) {
    put(prompt + " ")
  }

  /// Shows the line that was read, where whoever typed it didn't see it.
  func echo(_ line: String) {
    if echoes { put(line + "\n") }
  }

  private func put(_ text: String) {
    // Whoever can't be written to can't be told either, so the program just goes on.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
