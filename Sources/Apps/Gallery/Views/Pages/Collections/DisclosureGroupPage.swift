import GtkUI

/// Disclosure groups, which the user expands and collapses.
struct DisclosureGroupPage: View {
  @State private var isExpanded = true
  @State private var isVerbose = false

  var body: some View {
    Form {
      Section("With a binding") {
        Toggle("Expanded", isOn: $isExpanded)
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          VStack(alignment: .leading, spacing: 6) {
            Toggle("Verbose output", isOn: $isVerbose).toggleStyle(.checkbox)
            Text(isVerbose ? "All messages are shown." : "Only errors are shown.")
              .foregroundStyle(.secondary)
          }
        }
      }
      Section("Without a binding") {
        DisclosureGroup("Collapsed at first") {
          Text(SampleText.paragraph)
        }
        DisclosureGroup {
          Text(SampleText.sentence)
        } label: {
          Label("With an icon", systemImage: "star")
        }
        DisclosureGroup("Disabled") { Text("Content") }.disabled()
      }
    }
  }
}
