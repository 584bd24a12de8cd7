/// The amount of space for the content of a window, in one direction.
///
/// ```swift
/// struct ItemView: View {
///   @Environment(\.horizontalSizeClass) private var sizeClass
///
///   var body: some View {
///     if sizeClass == .compact {
///       VStack { Text("Name"); Text("Lamp") }
///     } else {
///       HStack { Text("Name"); Text("Lamp") }
///     }
///   }
/// }
/// ```
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space of a phone: less than 550 pixels in width, or less than 360 pixels in height. With
  /// larger text, the limits are larger, too.
  case compact
  /// More space than `compact`.
  case regular
}

/// The size classes of a window.
///
/// A class changes back to `regular` only if the window is 12 pixels larger than the limit, so that
/// the content does not change with each pixel while the user resizes the window near the limit.
struct WindowSizeClasses: Equatable {
  private static let limits = (width: 550.0, height: 360.0)

  private(set) var horizontal = UserInterfaceSizeClass.regular
  private(set) var vertical = UserInterfaceSizeClass.regular

  /// Creates the size classes of a new window with a size in pixels.
  init(width: Int, height: Int, textScale: Double) {
    update(width: width, height: height, textScale: textScale)
  }

  /// Updates the size classes for a size in pixels.
  ///
  /// - Parameters:
  ///   - width: The width of the content of the window.
  ///   - height: The height of the content of the window.
  ///   - textScale: The scale of the text, where 1 is the normal size.
  mutating func update(width: Int, height: Int, textScale: Double) {
    let scaled = (width: Double(width) / textScale, height: Double(height) / textScale)
    horizontal = horizontal.updated(length: scaled.width, limit: Self.limits.width)
    vertical = vertical.updated(length: scaled.height, limit: Self.limits.height)
  }
}

extension UserInterfaceSizeClass {
  /// The pixels by which a window must exceed the limit, so that its class is `regular` again.
  private static let hysteresis = 12.0

  fileprivate func updated(length: Double, limit: Double) -> UserInterfaceSizeClass {
    switch self {
    case .regular: length < limit ? .compact : .regular
    case .compact: length >= limit + Self.hysteresis ? .regular : .compact
    }
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
  /// The size class of the window's width, or `nil` outside a window. A sheet has the size class of
  /// the window that presents the sheet.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the window's height, or `nil` outside a window. A sheet has the size class
  /// of the window that presents the sheet.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
