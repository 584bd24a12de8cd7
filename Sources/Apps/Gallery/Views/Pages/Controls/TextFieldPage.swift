import Foundation
import GtkUI

/// A text field, a secure field, and fields for formatted values.
struct TextFieldPage: View {
  @State private var name = ""
  @State private var password = "correct horse"
  @State private var amount = 12.5
  @State private var count: Int? = nil

  var body: some View {
    Form {
      Section("Text") {
        TextField("Name", text: $name, prompt: Text("What are you called?"))
        Text(name.isEmpty ? "Hello." : "Hello, \(name).").foregroundStyle(.secondary)
      }
      Section("Secret") {
        SecureField("Password", text: $password)
      }
      Section("Values") {
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, format: .number)
        Text("\(amount) and \(count.map(String.init) ?? "nothing")").foregroundStyle(.secondary)
      }
      Section("Styles") {
        TextField("Round border", text: $name).textFieldStyle(.roundedBorder)
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
