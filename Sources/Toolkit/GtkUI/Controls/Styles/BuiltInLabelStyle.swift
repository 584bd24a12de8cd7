/// A style that is GTK's.
@MainActor
protocol BuiltInLabelStyle {
  var appearance: LabelAppearance { get }
}

/// How GTK shows it.
enum LabelAppearance {
  case titleAndIcon, titleOnly, iconOnly
}

/// One of the styles that are there already, whichever: they can be chosen from with a condition.
public struct StandardLabelStyle: LabelStyle, BuiltInLabelStyle {
  let appearance: LabelAppearance

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == StandardLabelStyle {
  /// The icon and the title.
  public static var automatic: Self { Self(appearance: .titleAndIcon) }
  /// The icon and the title.
  public static var titleAndIcon: Self { Self(appearance: .titleAndIcon) }
  /// The title, without the icon.
  public static var titleOnly: Self { Self(appearance: .titleOnly) }
  /// The icon; the title is left to the screen reader.
  public static var iconOnly: Self { Self(appearance: .iconOnly) }
}

/// The icon and the title.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}

  var appearance: LabelAppearance { .titleAndIcon }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}

  var appearance: LabelAppearance { .titleAndIcon }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// The title, without the icon.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}

  var appearance: LabelAppearance { .titleOnly }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

/// The icon; the title is left to the screen reader.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  public init() {}

  var appearance: LabelAppearance { .iconOnly }

  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
