extension ToolbarItemPlacement {
  /// The earlier name of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading

  /// The earlier name of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing
}
