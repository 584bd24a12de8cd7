import ArgumentParser

struct NotesArguments: ParsableCommand {
  var files: [URL] { [] }
  var newInstance: Bool { false }
}
