import Gtk

extension View {
  /// Gives the view the name that a screen reader speaks for it, where its content doesn't say it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }

  /// The same, as a text.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.plainText)
  }

  /// Says in words how much of something there is, or what is chosen.
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    modifier(AccessibilityTextModifier(text: String(value), property: \.accessibleValueText))
  }

  /// Says what the view does, or what it is for. It is spoken after the name.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    modifier(AccessibilityTextModifier(text: String(hint), property: \.accessibleDescription))
  }

  /// Hides the view and all within it from screen readers.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: isHidden))
  }

  /// Says what the view is. It can't be changed later: GTK asks only once.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityTraitsModifier(traits: traits))
  }

  /// A name for tests, and for the style sheet as `#name`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// What is shown when the pointer rests on the view. It is text, never markup.
  public func help(_ text: some StringProtocol) -> some View {
    modifier(HelpModifier(text: String(text)))
  }
}

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isImage = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// What it says is spoken when it changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 16)

  fileprivate var role: AccessibleRole? {
    if contains(.isHeader) { return .heading }
    if contains(.isLink) { return .link }
    if contains(.isButton) { return .button }
    if contains(.isImage) { return .img }
    if contains(.updatesFrequently) { return .status }
    return nil
  }
}

private struct AccessibilityLabelModifier: WidgetModifier {
  let label: String

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    let widget = widget.principal
    if widget.accessibleLabel != label { widget.setAccessibleName(label) }
    // What has a name of its own decorates nothing.
    if old == nil, widget.accessibleRole == .presentation { widget.accessibleRole = .img }
  }
}

private struct AccessibilityTextModifier: WidgetModifier {
  let text: String
  let property: ReferenceWritableKeyPath<Widget, String?>

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if let old, old.property != property { widget.principal[keyPath: old.property] = nil }
    if old?.text != text || old?.property != property {
      widget.principal[keyPath: property] = text
    }
  }
}

private struct AccessibilityHiddenModifier: WidgetModifier {
  let isHidden: Bool

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if (old?.isHidden ?? false) != isHidden { widget.setAccessibleHidden(isHidden) }
  }
}

private struct AccessibilityTraitsModifier: WidgetModifier {
  let traits: AccessibilityTraits

  func apply(to widget: Widget, from old: Self?) {
    if old == nil, let role = traits.role { widget.principal.accessibleRole = role }
  }
}

private struct IdentifierModifier: WidgetModifier {
  let identifier: String

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old?.identifier != identifier { widget.name = identifier }
  }
}

private struct HelpModifier: WidgetModifier {
  let text: String

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old?.text != text { widget.tooltip = text.isEmpty ? nil : text }
  }
}
