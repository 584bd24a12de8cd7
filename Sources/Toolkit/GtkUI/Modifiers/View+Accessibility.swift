import Gtk

extension View {
  /// Sets the accessible name of the view, which replaces any other name. Use this modifier for
  /// content without text, such as an icon.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }

  /// Sets the accessible value of the view as text, for example a quantity or a selected option.
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    modifier(AccessibilityTextModifier(text: String(value), property: \.accessibleValueText))
  }

  /// Sets the accessible description of the view, for example its purpose. Screen readers speak the
  /// description after the name.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    modifier(AccessibilityTextModifier(text: String(hint), property: \.accessibleDescription))
  }

  /// Hides the view and its descendants from screen readers.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: isHidden))
  }

  /// Sets the accessible role of the view. GTK reads the role once, so the role can't be changed
  /// later.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityTraitsModifier(traits: traits))
  }

  /// Sets the name of the widget, for tests and for the selector `#name` in style sheets.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Sets the tooltip of the view. The text is shown verbatim, without markup. With an empty text,
  /// the view has no tooltip.
  public func help(_ text: some StringProtocol) -> some View {
    modifier(HelpModifier(text: String(text)))
  }
}

/// The characteristics of a view that screen readers describe.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits. If several traits are set, the view has the role of the trait that is
  /// first in this order: `isHeader`, `isLink`, `isButton`, `isImage`, `updatesFrequently`.
  public let rawValue: Int

  /// Creates traits from bits. Unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A view that the user can click. The role in GTK is `button`.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A title of the content that follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A view that shows a picture or an icon. The role in GTK is `img`.
  public static let isImage = AccessibilityTraits(rawValue: 4)
  /// A view that opens a URL or another page. The role in GTK is `link`.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A text that screen readers speak when the text changes.
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
    if widget.accessibleLabel != label {
      widget.setAccessibleName(label)
      if let old { widget.renameButton(from: old.label, to: label) }
    }
    // An image with an accessible name is not decorative.
    if old == nil, widget.accessibleRole == .presentation { widget.accessibleRole = .img }
  }
}

extension Widget {
  /// Renames the button that has the name of this icon.
  fileprivate func renameButton(from old: String, to new: String) {
    var ancestor = parent
    while let widget = ancestor, widget.accessibleLabel == nil { ancestor = widget.parent }
    if let button = ancestor as? Gtk.Button, button.accessibleLabel == old {
      button.setAccessibleName(new)
    }
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
