import CGtk

extension Widget {
  /// Requests that a screen reader speak a text after the sentence that the screen reader speaks.
  /// The widget must be in a window. Before GTK 4.14, the method does nothing.
  public func announce(_ text: String) {
    // NB: GTK emits no event for a widget that was not mapped yet. The window is mapped.
    let speaker = root ?? self
    guard let announce = NewerFunctions.announce.call, speaker.canAnnounce else { return }
    let mediumPriority: UInt32 = 1
    announce(speaker.opaque, text, mediumPriority)
  }

  /// Whether the function of GTK that announces a text can be called for the widget.
  ///
  /// NB: The context that `GTK_A11Y=test` selects has no implementation of the function, and GTK
  /// calls the implementation without a check, which crashes the process. Still present in 4.18.6.
  private var canAnnounce: Bool {
    guard let context = NewerFunctions.accessibleContext.call?(opaque) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return String(cString: cgtk_type_name(UnsafeMutableRawPointer(context))) != "GtkTestATContext"
  }
}
