import Gtk
import IssueReporting

/// The retained counterpart of a view of any type, with the operations that the node's parent, its
/// container and the scheduler call.
@MainActor
public class AnyNode {
  /// A phase in the life of a node. Phases only advance.
  public enum Phase: Comparable, Sendable {
    /// The node is updated when its view changes, or when a value read by the node changes.
    case active
    /// The node is frozen. Its widgets still exist, but the node is no longer updated and does
    /// nothing.
    case frozen
    /// The node has released its resources and its widgets, and does nothing.
    case dismantled
  }

  /// The number of nodes that exist, for tests that expect the number to return to a baseline.
  package private(set) static var liveCount = 0

  /// The number of existing nodes of each class, counted while ``Gtk/Object/tracksClasses`` is
  /// `true`.
  package private(set) static var liveClasses: [String: Int] = [:]

  /// Resets the counts by class.
  package static func resetLiveClasses() { liveClasses = [:] }

  /// The node that contains this node, or `nil` if this node has no parent.
  public private(set) final weak var parent: AnyNode?
  /// The current phase, which is ``Phase/active`` for a new node.
  public private(set) final var phase = Phase.active

  /// The depth of the node in the tree. Parents are refreshed before their children.
  final let depth: Int

  /// The smallest part of the window that can be covered and contains the node, or `nil` if there
  /// is no such part.
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

  /// The widgets to which the node resolves. The nearest container places these widgets. The array
  /// can be empty.
  var widgets: [Widget] { [] }

  /// The first widget that is not only a picture of a removed view, or `nil`.
  final var firstWidget: Widget? { widgets.first { $0.modifiedWidget != nil } }

  /// The transition that the view sets for its insertion and its removal, or `nil` if the view sets
  /// no transition.
  var declaredTransition: AnyTransition? { nil }

  /// The transition of the view. The default is the opacity.
  final var transition: AnyTransition { declaredTransition ?? .opacity }

  /// How the node, or for a structural node the nearest container, arranges the widgets of the
  /// children.
  var childArrangement: ChildArrangement { .withoutTransitions }

  /// Whether the node can show a view with another identity as a new node would. In this case,
  /// neither the node nor a descendant retains anything that belongs to the current view, such as a
  /// state, a task, a selection or typed text.
  var isReusable: Bool { false }

  /// Whether all children are reusable.
  final var hasReusableContent: Bool {
    var areReusable = true
    forEachChild { areReusable = areReusable && $0.isReusable }
    return areReusable
  }

  /// Calls `body` for each child.
  func forEachChild(_ body: (AnyNode) -> Void) {}

  /// Notifies the parent that an aspect of the node has changed.
  final func notifyParent(of aspect: NodeAspect) {
    parent?.contentDidChange(aspect)
  }

  /// Called when an aspect of a child has changed. Notifies the parent, unless a subclass handles
  /// the change.
  func contentDidChange(_ aspect: NodeAspect) {
    notifyParent(of: aspect)
  }

  /// Refreshes the node. The scheduler calls this method after a value that the node has read has
  /// changed.
  func refresh() {}

  /// Releases the resources of the node. Called once, after the children were dismantled.
  func willDismantle() {}

  /// Called when the node is frozen. An override immediately removes everything that the node shows
  /// outside its widgets.
  func didFreeze() {}

  /// Called when the node is retired, and possibly again when the node is dismantled. An override
  /// ends everything that other parts of the app observe, such as a task, a focus state or the
  /// title of the page.
  func didRetire() {}

  /// Freezes the node and its descendants, which are never shown again and will be dismantled
  /// later.
  final func retire() {
    guard phase == .active else { return }
    phase = .frozen
    didFreeze()
    forEachChild { $0.retire() }
    didRetire()
  }

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
    FreedMemory.shared.nodeWasDismantled()
  }
}
