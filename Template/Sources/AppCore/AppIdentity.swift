/// The names and the version of the app.
public enum AppIdentity {
  /// The application identifier, which is the name of the desktop entry and of the icon.
  public static let id = "__id__"

  /// The name of the app for the user.
  public static let name = "__Title__"

  /// The scheme of the links to pages of the app, which the desktop entry also declares.
  public static let scheme = "__product__"

  /// The version, which must be the version of the first release in the metainfo.
  public static let version = "0.1.0"
}
