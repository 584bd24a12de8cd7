import GtkUI

/// Controls that the header shows while the page is the top page.
struct ToolbarPage: View {
  @State private var isEditing = false
  @State private var count = 3
  @State private var order = "Name"

  var body: some View {
    Form {
      Section {
        Toggle("Editing", isOn: $isEditing)
      } footer: {
        Text("While editing, the header shows Cancel and Done.")
        Text("Number of items: \(count).")
      }
    }
    .navigationSubtitle("Items: \(count)")
    .toolbar {
      if isEditing {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isEditing = false }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { isEditing = false }
        }
      } else {
        Picker("Sort", selection: $order) {
          ForEach(["Name", "Date", "Size"], id: \.self) { Text($0).tag($0) }
        }
        .labelsHidden()
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Rename…") {}
          Button("Reset") { count = 0 }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Remove", systemImage: "minus") { count -= 1 }
            .labelStyle(.iconOnly)
            .disabled(count == 0)
          Button("Add", systemImage: "plus") { count += 1 }
            .labelStyle(.iconOnly)
            .keyboardShortcut("n")
        }
      }
    }
  }
}
