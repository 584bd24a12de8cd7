import Gtk

/// Which way text and layout run.
public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// Which way text and layout run: as the language of the desktop has it, unless a view around says
  /// otherwise.
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

  /// What a view around says of the direction, if any does.
  var ownLayoutDirection: LayoutDirection? { self[LayoutDirectionKey.self] }

  /// Has a widget, and all that it consists of, follow what a view around says.
  func applyDirection(to widget: Widget) {
    guard let ownLayoutDirection else { return }
    let direction = TextDirection(ownLayoutDirection)
    if widget.direction != direction {
      widget.setDirectionThroughout(direction)
    }
  }

  /// Has a widget follow what a view around says that has got new parts.
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
