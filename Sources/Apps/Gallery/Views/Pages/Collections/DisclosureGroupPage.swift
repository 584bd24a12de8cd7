import GtkUI

/// Disclosure groups, whose content the user shows and hides.
struct DisclosureGroupPage: View {
  @State private var isExpanded = true
  @State private var isVerbose = false

  var body: some View {
    Form {
      Section("By a binding") {
        Toggle("Open", isOn: $isExpanded)
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          VStack(alignment: .leading, spacing: 6) {
            Toggle("Verbose", isOn: $isVerbose).toggleStyle(.checkbox)
            Text(isVerbose ? "It will say much." : "It will say little.")
              .foregroundStyle(.secondary)
          }
        }
      }
      Section("By itself") {
        DisclosureGroup("Closed at first") {
          Text(SampleText.paragraph)
        }
        DisclosureGroup {
          Text(SampleText.sentence)
        } label: {
          Label("With an icon", systemImage: "star")
        }
        DisclosureGroup("Disabled") { Text("Out of reach") }.disabled()
      }
    }
  }
}
