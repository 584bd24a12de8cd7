import GtkUI

/// Text fields whose focus the page reads and moves, and which run an action on Enter.
struct FocusPage: View {
  @State private var name = ""
  @State private var town = ""
  @State private var submitted = "nothing yet"
  @FocusState private var field: Field?

  private enum Field: String {
    case name = "Name"
    case town = "Town"
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .town }
        TextField("Town", text: $town)
          .focused($field, equals: .town)
          .onSubmit { submitted = "\(name), \(town)" }
      } header: {
        Text("Press Enter to move to the next field")
      } footer: {
        Text("Submitted: \(submitted). Focused field: \(field?.rawValue ?? "none").")
      }
      Section("Move the focus") {
        HStack(spacing: 12) {
          Button("Name") { field = .name }.accessibilityLabel("Focus the name")
          Button("Town") { field = .town }.accessibilityLabel("Focus the town")
          Button("None") { field = nil }
        }
      }
    }
  }
}
