/// A built-in label style.
@MainActor
protocol BuiltInLabelStyle {
  var appearance: LabelAppearance { get }
}

/// The parts of a label that a built-in style shows.
enum LabelAppearance {
  case titleAndIcon, titleOnly, iconOnly
}

/// The type of the static members `.automatic`, `.titleAndIcon`, `.titleOnly` and `.iconOnly`. With
/// one type, a conditional expression can select a style.
public struct StandardLabelStyle: LabelStyle, BuiltInLabelStyle {
  let appearance: LabelAppearance

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == StandardLabelStyle {
  /// A style of labels that shows the icon and the title.
  public static var automatic: Self { Self(appearance: .titleAndIcon) }
  /// A style of labels that shows the icon and the title.
  public static var titleAndIcon: Self { Self(appearance: .titleAndIcon) }
  /// A style of labels that shows only the title.
  public static var titleOnly: Self { Self(appearance: .titleOnly) }
  /// A style of labels that shows only the icon. If a label was created with a string as the title,
  /// the string is the accessible name of the icon.
  public static var iconOnly: Self { Self(appearance: .iconOnly) }
}

/// A style of labels that shows the icon and the title.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates the default style, which looks like `.titleAndIcon`.
  public init() {}

  var appearance: LabelAppearance { .titleAndIcon }

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// A style of labels that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates a style with the appearance of `.titleAndIcon`.
  public init() {}

  var appearance: LabelAppearance { .titleAndIcon }

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// A style of labels that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates a style with the appearance of `.titleOnly`.
  public init() {}

  var appearance: LabelAppearance { .titleOnly }

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// A style of labels that shows only the icon. If a label was created with a string as the title,
/// the string is the accessible name of the icon.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates a style with the appearance of `.iconOnly`.
  public init() {}

  var appearance: LabelAppearance { .iconOnly }

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
