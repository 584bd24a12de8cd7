import CGtk

/// The states of a window that is open, but not visible.
enum ConcealedStates {
  /// Returns whether a state of a window's surface includes one of the concealed states.
  static func contain(_ state: GdkToplevelState) -> Bool {
    state.rawValue & (minimized | suspended) != 0
  }

  private static let minimized: UInt32 = 1 << 0
  /// The bit has a name only in the headers of GTK 4.12 and newer.
  private static let suspended: UInt32 = 1 << 16
}
