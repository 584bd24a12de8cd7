import GtkUI

/// The colours of text. A named colour is mixed with the text colour of the theme, so that the text
/// is legible on a light and on a dark background.
struct ColorsPage: View {
  var body: some View {
    Form {
      Section("Hierarchical styles") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
        Text("Tint").foregroundStyle(.tint)
      }
      Section("Named colours") {
        ForEach(NamedColor.all) { named in
          HStack {
            Image(systemName: "star.fill")
            Text(named.name)
          }
          .foregroundStyle(named.color)
        }
      }
    }
  }
}

private struct NamedColor: Identifiable {
  let name: String
  let color: Color

  var id: String { name }

  static let all = [
    NamedColor(name: "Red", color: .red), NamedColor(name: "Orange", color: .orange),
    NamedColor(name: "Yellow", color: .yellow), NamedColor(name: "Green", color: .green),
    NamedColor(name: "Mint", color: .mint), NamedColor(name: "Teal", color: .teal),
    NamedColor(name: "Cyan", color: .cyan), NamedColor(name: "Blue", color: .blue),
    NamedColor(name: "Indigo", color: .indigo), NamedColor(name: "Purple", color: .purple),
    NamedColor(name: "Pink", color: .pink), NamedColor(name: "Brown", color: .brown),
    NamedColor(name: "Gray", color: .gray),
  ]
}
