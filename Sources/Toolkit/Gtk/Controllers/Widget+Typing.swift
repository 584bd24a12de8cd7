import CGtk

/// Simulated input of the user for tests. GTK 4 provides no function that creates an event.
extension Widget {
  /// Whether the widget is an editable text view or an editable text field.
  package var acceptsText: Bool {
    if cgtk_is_a(pointer, gtk_text_view_get_type()).isTrue {
      return gtk_text_view_get_editable(cast()).isTrue
    }
    return cgtk_is_a(pointer, gtk_editable_get_type()).isTrue
      && gtk_editable_get_editable(opaque).isTrue
  }

  /// Replaces the selected text with a text, or inserts the text at the cursor, like an input
  /// method.
  package func insertText(_ text: String) {
    if cgtk_is_a(pointer, gtk_text_view_get_type()).isTrue {
      let buffer = gtk_text_view_get_buffer(cast())
      gtk_text_buffer_delete_selection(buffer, true.gboolean, true.gboolean)
      gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, true.gboolean)
    } else {
      gtk_editable_delete_selection(opaque)
      var position = gtk_editable_get_position(opaque)
      gtk_editable_insert_text(opaque, text, Int32(text.utf8.count), &position)
      gtk_editable_set_position(opaque, position)
    }
  }

  /// If the widget is in a row of a ``ListView``, selects this row and unselects all others, unless
  /// the selection mode forbids the selection. Returns whether the widget is in such a row.
  package func selectRow() -> Bool {
    gtk_widget_activate_action_variant(
      widget,
      "listitem.select",
      cgtk_variant_new_two_booleans(false.gboolean, false.gboolean)
    ).isTrue
  }

  /// The window or popover on whose surface the widget is drawn, or `nil` if the widget is in no
  /// window.
  package var native: Widget? {
    .wrapping(gtk_widget_get_native(widget).map { UnsafeMutablePointer($0) })
  }

  /// Parses a key with its modifiers, such as `<Control>s`. Returns `nil` if the string is invalid.
  package static func parse(accelerator: String) -> (key: Key, modifiers: KeyModifiers)? {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(accelerator, &key, &modifiers).isTrue, key != 0 else { return nil }
    return (Key(rawValue: key), KeyModifiers(rawValue: modifiers.rawValue))
  }
}
