import CGtk

/// A switch that turns a setting on and off.
///
/// **Accessibility.** The role is `switch`. A switch has no label, so set an `accessibleLabel`.
@MainActor
public final class Switch: Widget {
  /// Creates a switch that is off, unless `isActive` is `true`.
  public init(isActive: Bool = false) {
    super.init(gtk_switch_new())
    if isActive { self.isActive = true }
  }

  /// Whether the switch is on. Wraps the property `active`.
  public var isActive: Bool {
    get { gtk_switch_get_active(opaque).isTrue }
    set { gtk_switch_set_active(opaque, newValue.gboolean) }
  }

  /// Calls `handler` when the user or the program changes ``isActive``.
  @discardableResult
  public func onActiveChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("active", handler)
  }
}
