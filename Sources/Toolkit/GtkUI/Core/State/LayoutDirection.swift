import Gtk

/// The direction of text and layout.
public enum LayoutDirection: CaseIterable, Sendable {
  /// From left to right, as in English, or from right to left, as in Arabic.
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The direction of text and layout. By default, the direction is the direction of the desktop's
  /// language.
  ///
  /// ```swift
  /// Preview().environment(\.layoutDirection, .rightToLeft)
  /// ```
  public var layoutDirection: LayoutDirection {
    get {
      ownLayoutDirection ?? (Widget.defaultDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The direction that an ancestor has set, or `nil` if no ancestor has set a direction.
  var ownLayoutDirection: LayoutDirection? { self[LayoutDirectionKey.self] }

  /// Sets the direction of a widget and its descendants, if an ancestor of the view has set a
  /// direction.
  func applyDirection(to widget: Widget) {
    guard let ownLayoutDirection else { return }
    let direction = TextDirection(ownLayoutDirection)
    if widget.direction != direction {
      widget.setDirectionThroughout(direction)
    }
  }

  /// Sets the direction of a widget that has new descendants, even if the widget itself already has
  /// the direction.
  func applyDirection(toParts widget: Widget) {
    guard let ownLayoutDirection else { return }
    widget.setDirectionThroughout(TextDirection(ownLayoutDirection))
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue: LayoutDirection? = nil
}

extension TextDirection {
  init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
