import GtkUI

/// Controls that the header shows while their page is the top page.
struct ToolbarPage: View {
  @State private var isEditing = false
  @State private var count = 3

  var body: some View {
    Form {
      Section {
        Toggle("Editing", isOn: $isEditing)
      } footer: {
        Text("The header has other buttons while editing. There are \(count) things.")
      }
    }
    .navigationSubtitle("\(count) things")
    .toolbar {
      if isEditing {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isEditing = false }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { isEditing = false }
        }
      } else {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Remove", systemImage: "minus") { count -= 1 }
            .labelStyle(.iconOnly)
            .disabled(count == 0)
          Button("Add", systemImage: "plus") { count += 1 }
            .labelStyle(.iconOnly)
        }
      }
    }
  }
}
