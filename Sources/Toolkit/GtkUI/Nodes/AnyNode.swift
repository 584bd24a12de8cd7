import Gtk
import IssueReporting

/// What stands for a view for as long as the view is there, as its parent, its container and the
/// scheduler see it.
@MainActor
public class AnyNode {
  /// Where a node is in its life. It only ever moves on.
  public enum Phase: Comparable, Sendable {
    case active
    /// On its way out: it is still to be seen, but changes no more and does nothing.
    case leaving
    case dismantled
  }

  /// How many nodes are alive, for tests that expect to be back at the baseline.
  public private(set) static var liveCount = 0

  /// How many of each class more there are than when ``Gtk/Object/tracksClasses`` was set.
  package private(set) static var liveClasses: [String: Int] = [:]

  /// Begins to count anew by class.
  package static func resetLiveClasses() { liveClasses = [:] }

  public private(set) final weak var parent: AnyNode?
  public private(set) final var phase = Phase.active

  /// How far the node is from the root: parents are refreshed before their children.
  final let depth: Int

  /// The page that the node is part of, if any.
  final let page: PageContext?

  init(_ context: NodeContext) {
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    page = context.page
    AnyNode.liveCount += 1
    if Object.tracksClasses { AnyNode.liveClasses["\(type(of: self))", default: 0] += 1 }
  }

  isolated deinit {
    AnyNode.liveCount -= 1
    if Object.tracksClasses { AnyNode.liveClasses["\(type(of: self))", default: 0] -= 1 }
    if phase != .dismantled {
      reportIssue("A node was let go of without being dismantled: \(type(of: self))")
    }
  }

  /// The widgets that the view comes to, which the nearest container places: none, one or more.
  var widgets: [Widget] { [] }

  /// Whether the node is nothing but the order of its children, so that a list or a grid takes them
  /// in its place.
  var isStructure: Bool { false }

  /// Whether the node can show the view of another list row as a new node would: neither the node
  /// nor a node below retains anything that belongs to the row, such as a state, a task, a selection
  /// or a text that was typed.
  var isReusable: Bool { false }

  /// Whether all children are reusable.
  final var hasReusableContent: Bool {
    var areReusable = true
    forEachChild { areReusable = areReusable && $0.isReusable }
    return areReusable
  }

  /// The widgets that run the way that what is around the node says: those that it comes to, but for
  /// its children's.
  var directedWidgets: [Widget] {
    var own = widgets
    forEachChild { child in own.removeAll(where: child.widgets.contains) }
    return own
  }

  /// Calls `body` for each child.
  func forEachChild(_ body: (AnyNode) -> Void) {}

  /// Tells the nearest container that ``widgets`` is no longer what it was.
  func childWidgetsDidChange() {
    parent?.childWidgetsDidChange()
  }

  /// Tells the nearest container that a widget of the node's gives away room now, or doesn't any
  /// more.
  func childExpansionDidChange() {
    parent?.childExpansionDidChange()
  }

  /// Tells what is named by the labels within that these are others now.
  func childLabelsDidChange() {
    parent?.childLabelsDidChange()
  }

  /// Something that the node has read is no longer what it was.
  func refresh() {}

  /// Lets go of what the node holds. Called once, after its children were dismantled.
  func willDismantle() {}

  /// The node is on its way out: what it shows elsewhere than in its widgets goes at once.
  func didBeginLeaving() {}

  /// Freezes the node and all below it, while they are shown on their way out.
  final func beginLeaving() {
    guard phase == .active else { return }
    phase = .leaving
    didBeginLeaving()
    forEachChild { $0.beginLeaving() }
  }

  /// Takes the node and all below it apart, children first.
  final func dismantle() {
    guard phase != .dismantled else { return }
    forEachChild { $0.dismantle() }
    phase = .dismantled
    willDismantle()
  }
}
