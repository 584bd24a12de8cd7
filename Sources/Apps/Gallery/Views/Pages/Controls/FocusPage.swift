import GtkUI

/// Text fields whose focus is observed and moved, and the effect of Enter.
struct FocusPage: View {
  @State private var name = ""
  @State private var town = ""
  @State private var submitted = "Nothing yet"
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
        Text("Enter goes on to the next field")
      } footer: {
        Text("Submitted: \(submitted). The focus is on: \(field?.rawValue ?? "something else").")
      }
      Section("Sending the focus somewhere") {
        HStack(spacing: 12) {
          Button("Name") { field = .name }.accessibilityLabel("Go to the name")
          Button("Town") { field = .town }.accessibilityLabel("Go to the town")
          Button("Nowhere") { field = nil }
        }
      }
    }
  }
}
