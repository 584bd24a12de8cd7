/// The visible columns of a split view in which all columns fit side by side.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// The name of the visibility, which is also its encoded form.
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// All columns.
  public static let all = Self(name: "all")

  /// The content and the detail column of a split view with three columns, or all columns of a
  /// split view with two columns.
  public static let doubleColumn = Self(name: "doubleColumn")

  /// The detail column.
  public static let detailOnly = Self(name: "detailOnly")

  /// The default visibility, which is the same as ``all``.
  public static let automatic = Self(name: "automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Codable, Sendable {
  /// The name of the column, which is also its encoded form.
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// The first column.
  public static let sidebar = Self(name: "sidebar")

  /// The second of three columns.
  public static let content = Self(name: "content")

  /// The last column.
  public static let detail = Self(name: "detail")
}
