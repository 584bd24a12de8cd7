extension Window {
  /// Sets the handler of a side button of a mouse. The handler is called when the button is pressed
  /// over any widget of the window, unless a modal window blocks the window. GTK and the gestures
  /// of the window receive no events of this button.
  public func onSideButton(_ button: PointerButton, _ handler: @escaping @MainActor () -> Void) {
    SideButtons.install(Self.action)
    sideButtons[button.rawValue] = handler
  }

  private static func action(
    of window: UnsafeMutableRawPointer,
    _ button: Int
  ) -> (@MainActor () -> Void)? {
    guard let window = Object.existing(for: window) as? Window,
      let handler = window.sideButtons[button]
    else { return nil }
    return { if !window.isBlocked { handler() } }
  }

  /// Whether a modal window blocks the input of this window. A modal window doesn't block itself or
  /// the windows above the modal window.
  private var isBlocked: Bool {
    var below: [Window] = [self]
    while let next = below.last?.transientFor, !below.contains(next) { below.append(next) }
    return Window.all.contains { $0.isModal && $0.isMapped && !below.contains($0) }
  }
}
