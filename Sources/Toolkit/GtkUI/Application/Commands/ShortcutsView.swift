import Gtk

/// The content of the dialog with the keyboard shortcuts of a window, as rows in groups.
///
/// **Shortcuts.** Typing starts a search. Escape dismisses the dialog. **Style classes.** `keycap`
/// for each key.
struct ShortcutsView: View {
  let groups: [ShortcutGroup]
  @State private var query = ""

  var body: some View {
    let found = groups.matching(query)
    Group {
      if found.isEmpty {
        ContentUnavailableView(
          ToolkitWord.noResults.text,
          systemImage: "magnifyingglass",
          description: Text(ToolkitWord.tryAnotherSearch.text)
        )
      } else {
        Form {
          ForEach(Array(found.enumerated()), id: \.offset) { _, group in
            Section(group.title) {
              ForEach(Array(group.entries.enumerated()), id: \.offset) { _, entry in
                LabeledContent(entry.title) { ShortcutKeys(accelerators: entry.accelerators) }
              }
            }
          }
        }
      }
    }
    .searchable(text: $query)
    .navigationTitle(ToolkitWord.keyboardShortcuts.text)
  }
}

/// The keys of a shortcut, drawn as the caps of a keyboard.
private struct ShortcutKeys: View {
  let accelerators: [String]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(accelerators, id: \.self) { accelerator in
        HStack(spacing: 4) {
          ForEach(Array(Shortcut.keyNames(of: accelerator).enumerated()), id: \.offset) { _, key in
            Text(key).styleClass("keycap").accessibilityHidden()
          }
        }
        .modifier(LabelRole())
        .accessibilityLabel(Shortcut.spokenKeys(of: accelerator))
        // The order of the keys is the same in all languages.
        .environment(\.layoutDirection, .leftToRight)
      }
    }
  }
}

/// The accessible role of the caps, which a screen reader speaks as one text.
private struct LabelRole: WidgetModifier {
  func apply(to widget: Widget, from old: Self?) {
    if old == nil { widget.accessibleRole = .label }
  }
}
