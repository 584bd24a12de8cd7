import Gtk
import GtkUI

/// How many nodes and wrappers of GTK objects are alive.
///
/// ``expectNoneLeft(fileID:filePath:line:column:_:)`` compares what there is before and after, and
/// says which classes are left:
///
/// ```swift
/// try LiveObjects.expectNoneLeft {
///   let window = TestWindow { ContactsView(store: store) }
///   defer { window.close() }
///   try window.find(.button, named: "Add").click()
/// }
/// ```
public struct LiveObjects: Equatable, Sendable {
  public let nodes: Int
  public let objects: Int

  @MainActor
  public static var now: Self {
    // What GTK makes once and for all is not to be counted as left behind.
    GtkTesting.start()
    return Self(nodes: AnyNode.liveCount, objects: Object.liveCount)
  }

  /// What is alive when GTK has let go of what it only keeps for a while, such as a window's
  /// surface: as soon as it is `expected`, or after a few seconds.
  @MainActor
  public static func settled(at expected: Self) -> Self {
    MainContext.iterate(timeout: .seconds(3)) { now == expected }
    return now
  }
}
