import GtkUI

struct FileFailure: Identifiable {
  let id = 0
  let file = "notes.txt"
  let reason = "The disk is full."
}

func read(_ file: String) {}
