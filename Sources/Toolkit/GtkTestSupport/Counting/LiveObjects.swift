import Gtk
import GtkUI

/// The numbers of nodes and of wrappers of GTK objects that currently exist.
///
/// The method `expectNoneLeft(_:)` compares the numbers before and after a closure, and reports the
/// classes of the objects that still exist:
///
/// ```swift
/// try LiveObjects.expectNoneLeft {
///   let window = TestWindow { ContactsView(store: store) }
///   defer { window.close() }
///   try window.find(.button, named: "Add").click()
/// }
/// ```
public struct LiveObjects: Equatable, Sendable {
  /// The number of nodes.
  public let nodes: Int
  /// The number of wrappers of GTK objects.
  public let objects: Int

  /// The current numbers in the process. Starts GTK if it isn't started, because GTK creates some
  /// objects once per process.
  @MainActor
  public static var now: Self {
    // Objects that GTK creates once per process must not be counted as remaining objects.
    GtkTesting.start()
    return Self(nodes: AnyNode.liveCount, objects: Object.liveCount)
  }

  /// Waits until the numbers equal `expected`, but at most 3 seconds, and returns the numbers. GTK
  /// retains some objects temporarily, such as the surface of a window.
  @MainActor
  public static func settled(at expected: Self) -> Self {
    MainContext.iterate(timeout: .seconds(3)) { now == expected }
    return now
  }
}
