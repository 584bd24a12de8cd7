import Gtk
import IssueReporting

/// The retained counterpart of a view of any type, with the operations that its parent, its
/// container and the scheduler need.
@MainActor
public class AnyNode {
  /// A phase in the life of a node. Phases only advance.
  public enum Phase: Comparable, Sendable {
    /// The node is updated when its view changes, or when a value changes that the node has read.
    case active
    /// The node is frozen. Its widgets are still shown, but the node is no longer updated and does
    /// nothing.
    case frozen
    /// The node has released its resources and its widgets, and does nothing.
    case dismantled
  }

  /// The number of nodes that exist, for tests that expect the number to return to a baseline.
  package private(set) static var liveCount = 0

  /// The number of nodes of each class that were created, minus those that were released, since
  /// ``Gtk/Object/tracksClasses`` was set.
  package private(set) static var liveClasses: [String: Int] = [:]

  /// Resets the counts by class.
  package static func resetLiveClasses() { liveClasses = [:] }

  /// The node that contains the node, or `nil` if the node is a root.
  public private(set) final weak var parent: AnyNode?
  /// The current phase, which is ``Phase/active`` for a new node.
  public private(set) final var phase = Phase.active

  /// The distance of the node from the root: parents are refreshed before their children.
  final let depth: Int

  /// The part of the window that contains the node, if the part can be covered.
  final let scope: VisibilityScope?

  init(_ context: NodeContext) {
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    scope = context.scope
    AnyNode.liveCount += 1
    if Object.tracksClasses { AnyNode.liveClasses["\(type(of: self))", default: 0] += 1 }
  }

  isolated deinit {
    AnyNode.liveCount -= 1
    if Object.tracksClasses { AnyNode.liveClasses["\(type(of: self))", default: 0] -= 1 }
    if phase != .dismantled {
      reportIssue("A node was deallocated before it was dismantled: \(type(of: self))")
    }
  }

  /// The widgets that the view resolves to, which the nearest container places: none, one or more.
  var widgets: [Widget] { [] }

  /// Whether the node only arranges its children, so that a list or a grid places the children
  /// instead of the node.
  var isStructure: Bool { false }

  /// Whether the node can show the view of another list row as a new node would: neither the node
  /// nor a descendant retains anything that belongs to the row, such as a state, a task, a
  /// selection or typed text.
  var isReusable: Bool { false }

  /// Whether all children are reusable.
  final var hasReusableContent: Bool {
    var areReusable = true
    forEachChild { areReusable = areReusable && $0.isReusable }
    return areReusable
  }

  /// The widgets that receive the layout direction of the environment: the widgets that the node
  /// resolves to, except those of its children.
  var directedWidgets: [Widget] {
    var own = widgets
    forEachChild { child in own.removeAll(where: child.widgets.contains) }
    return own
  }

  /// Calls `body` for each child.
  func forEachChild(_ body: (AnyNode) -> Void) {}

  /// Notifies the nearest container that ``widgets`` has changed.
  func childWidgetsDidChange() {
    parent?.childWidgetsDidChange()
  }

  /// Notifies the nearest container that a widget of the node has started or stopped expanding.
  func childExpansionDidChange() {
    parent?.childExpansionDidChange()
  }

  /// Notifies the ancestors that are named by the labels of their descendants that these labels
  /// have changed.
  func childLabelsDidChange() {
    parent?.childLabelsDidChange()
  }

  /// Called when a value that the node has read has changed.
  func refresh() {}

  /// Releases the resources of the node. Called once, after the children were dismantled.
  func willDismantle() {}

  /// Called when the node is frozen. Removes at once everything that the node shows outside its
  /// widgets.
  func didFreeze() {}

  /// Freezes the node and its descendants, while their widgets are shown in a transition.
  final func freeze() {
    guard phase == .active else { return }
    phase = .frozen
    didFreeze()
    forEachChild { $0.freeze() }
  }

  /// Dismantles the node and its descendants, children first.
  final func dismantle() {
    guard phase != .dismantled else { return }
    forEachChild { $0.dismantle() }
    phase = .dismantled
    willDismantle()
  }
}
