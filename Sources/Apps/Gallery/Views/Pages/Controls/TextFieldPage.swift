import Foundation
import GtkUI

/// Text fields, secure fields, and fields for formatted values.
struct TextFieldPage: View {
  @State private var name = ""
  @State private var password = "correct horse"
  @State private var amount = 12.5
  @State private var count: Int? = nil

  var body: some View {
    Form {
      Section("Text") {
        TextField("Name", text: $name)
        Text(name.isEmpty ? "Hello." : "Hello, \(name).").foregroundStyle(.secondary)
      }
      Section("Secure") {
        SecureField("Password", text: $password)
      }
      Section("Formatted values") {
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, format: .number)
        Text("Amount: \(amount). Count: \(count.map(String.init) ?? "none").")
          .foregroundStyle(.secondary)
      }
      Section("Styles") {
        TextField("Round border", text: $name, prompt: Text("Enter your name"))
          .textFieldStyle(.roundedBorder)
        TextField("Plain", text: $name).textFieldStyle(.plain)
      }
      Section("Disabled") {
        TextField("Empty", text: .constant(""))
        TextField("Filled", text: .constant(SampleText.paragraph))
        SecureField("Secret", text: .constant("secret"))
      }
      .disabled()
    }
  }
}
