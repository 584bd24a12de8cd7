import GtkUI

/// Alerts that the user has to answer.
struct AlertPage: View {
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var asksToDelete = false
  @State private var tells = false
  @State private var asksForName = false
  @State private var name = ""
  @State private var answer = "None yet"

  var body: some View {
    Form {
      Section {
        Button("Delete…") { asksToDelete = true }
        Button("Say Something") { tells = true }
          .alert("The letter was sent.", isPresented: $tells) {}
        Button("Ask for a Name…") { asksForName = true }
      } footer: {
        Text("The answer: \(answer)")
      }
    }
    .alert("Delete the game?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Keep", role: .cancel) { answer = "keep" }
    } message: {
      Text("It can't be brought back.")
    }
    .alert("What is it called?", isPresented: $asksForName) {
      TextField("Name", text: $name)
      Button("Save") { answer = name }
      Button("Cancel", role: .cancel) {}
    }
    .onAppear { if presentsAtOnce { asksToDelete = true } }
  }
}
