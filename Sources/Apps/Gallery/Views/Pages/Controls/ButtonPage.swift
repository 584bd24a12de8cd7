import GtkUI

/// Buttons with various styles, roles, icons and tints.
struct ButtonPage: View {
  @State private var clicks = 0

  var body: some View {
    Form {
      Section("Styles") {
        HStack(spacing: 12) {
          Button("Bordered") { clicks += 1 }
          Button("Prominent") { clicks += 1 }.buttonStyle(.borderedProminent)
          Button("Flat") { clicks += 1 }.buttonStyle(.borderless)
        }
        Text(clicks == 1 ? "Clicked once" : "Clicked \(clicks) times")
          .foregroundStyle(.secondary)
      }
      Section("Disabled") {
        HStack(spacing: 12) {
          Button("Bordered") {}
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Flat") {}.buttonStyle(.borderless)
        }
        .disabled()
      }
      Section("Roles") {
        HStack(spacing: 12) {
          Button("Keep", role: .cancel) {}
          Button("Delete", role: .destructive) {}
          Button("Remove", role: .destructive) {}.buttonStyle(.borderless)
        }
      }
      Section("With icons") {
        HStack(spacing: 12) {
          Button("Add", systemImage: "plus") {}
          Button("Search", systemImage: "magnifyingglass") {}.labelStyle(.iconOnly)
          Button("More", systemImage: "ellipsis") {}
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
        }
      }
      Section("Tints") {
        HStack(spacing: 12) {
          Button("Green") {}.tint(.green)
          Button("Purple") {}.tint(.purple)
        }
        .buttonStyle(.borderedProminent)
      }
      Section("Form rows and long titles") {
        Button("Button in a form row") {}
        Button(SampleText.paragraph) {}
      }
    }
  }
}
