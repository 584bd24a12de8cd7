/// The identity of the app.
public enum InventoryIdentity {
  /// The application identifier, which is also the name of the icon.
  public static let id = "org.composablegtk.Inventory"
}
