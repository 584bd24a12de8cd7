import CGtk

/// The bound for the text of a field with one line.
///
/// GTK lays out the whole line again at each change: 100,000 letters that change their direction
/// take six seconds. It also cuts a text after 65,535 bytes, and the rest would be lost at the next
/// change.
public enum LongLine {
  /// The length of the longest text that can be edited, in characters.
  public static let maximumLength = 10_000

  private static let key = "composable-gtk-whole-text"

  /// Refuses insertions that would exceed the maximum, with the sound for errors. Nothing is
  /// inserted, because a part of a pasted text looks like the whole.
  @MainActor
  static func limitInsertions(into field: OpaquePointer) {
    // The text of the field itself emits the signal. A text that is cut has one more character.
    let text = gtk_editable_get_delegate(field) ?? field
    cgtk_limit_insertions(UnsafeMutableRawPointer(text), gulong(maximumLength + 1))
  }

  /// The whole text of a field that shows only the start, or `nil`.
  @MainActor
  static func whole(of field: OpaquePointer) -> String? {
    let text = g_object_get_data(object(field), key)
    return text.flatMap { string($0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Shows a text, or its start.
  @MainActor
  static func show(_ text: String, in field: OpaquePointer) {
    // An ASCII character has one byte, and no character has less.
    let isLong =
      text.utf8.count > maximumLength && text.unicodeScalars.count > maximumLength
    let wasLong = g_object_get_data(object(field), key) != nil
    guard isLong || wasLong else { return gtk_editable_set_text(field, text) }
    // The handlers of the change read the whole text.
    g_object_set_data_full(object(field), key, isLong ? g_strdup(text) : nil, g_free)
    let start = String(text.unicodeScalars.prefix(maximumLength))
    gtk_editable_set_text(field, isLong ? start + "…" : text)
    gtk_editable_set_editable(field, (!isLong).gboolean)
  }

  private static func object(_ field: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(field).assumingMemoryBound(to: GObject.self)
  }
}
