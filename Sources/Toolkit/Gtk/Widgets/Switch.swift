import CGtk

/// Turns something on and off.
///
/// **Accessibility.** The role is `switch`; it has no label of its own, so give it a name.
@MainActor
public final class Switch: Widget {
  public init(isActive: Bool = false) {
    super.init(gtk_switch_new())
    if isActive { self.isActive = true }
  }

  public var isActive: Bool {
    get { gtk_switch_get_active(opaque).isTrue }
    set { gtk_switch_set_active(opaque, newValue.gboolean) }
  }

  /// ``isActive`` changed, by the user or by the program.
  @discardableResult
  public func onActiveChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("active", handler)
  }
}
