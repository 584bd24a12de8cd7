import CGtk

/// A window that lists the keyboard shortcuts of a program, in groups.
///
/// **Shortcuts.** Escape closes the window. Typing starts a search. **Accessibility.** GTK names
/// the window in the language of the desktop. All texts are shown verbatim.
@MainActor
public final class ShortcutsWindow: Window {
  /// A group of shortcuts with a title.
  public struct Group: Equatable, Sendable {
    /// The text above the shortcuts of the group.
    public var title: String
    /// The shortcuts in the order in which they are shown. A group without shortcuts is omitted.
    public var shortcuts: [Entry]

    /// Creates a group with a title and shortcuts.
    public init(_ title: String, _ shortcuts: [Entry]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// A shortcut with a title and keys.
  public struct Entry: Equatable, Sendable {
    /// The text that describes the effect of the shortcut.
    public var title: String
    /// The keys in the syntax of GTK, such as `<Control>q`. Alternatives are separated by spaces.
    public var accelerator: String

    /// Creates an entry with a description and keys in the syntax of GTK.
    public init(_ title: String, _ accelerator: String) {
      self.title = title
      self.accelerator = accelerator
    }
  }

  /// Creates the window. Groups without shortcuts are omitted.
  public init(_ groups: [Group]) {
    // NB: GTK has no constructors for the parts of the window, also not in 4.24.1. Before 4.14, GTK
    // has no functions that add a part to another part. `GtkBuilder` creates and connects the parts
    // in every version.
    let builder = gtk_builder_new()
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    gtk_builder_add_from_string(builder, Self.description(of: groups), -1, nil)
    super.init(gtk_builder_get_object(builder, "window").map { UnsafeMutableRawPointer($0) })
  }

  private static func description(of groups: [Group]) -> String {
    let groups = groups.filter { !$0.shortcuts.isEmpty }
    let body = groups.map { group in
      object(
        "GtkShortcutsGroup",
        ["title": group.title],
        children: group.shortcuts.map { entry in
          object(
            "GtkShortcutsShortcut",
            ["title": entry.title, "accelerator": entry.accelerator],
            children: []
          )
        }
      )
    }
    let section = object(
      "GtkShortcutsSection",
      // A long list continues in another column, and then on another page.
      ["section-name": "shortcuts", "visible": "1", "max-height": "12"],
      children: body
    )
    let window = object("GtkShortcutsWindow", [:], id: "window", children: [section])
    return "<interface>\(window)</interface>"
  }

  private static func object(
    _ type: String,
    _ properties: KeyValuePairs<String, String>,
    id: String? = nil,
    children: [String]
  ) -> String {
    let properties = properties.map { name, value in
      "<property name=\"\(name)\">\(escapedForMarkup(value))</property>"
    }
    let id = id.map { " id=\"\($0)\"" } ?? ""
    let children = children.map { "<child>\($0)</child>" }
    return "<object class=\"\(type)\"\(id)>\((properties + children).joined())</object>"
  }
}
