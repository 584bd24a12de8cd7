import Gtk
import GtkTestSupport
import Observation
import TestSupport
import XCTest

@testable import GtkUI

/// The presentations that the window shows after any sequence of presentations and dismissals, by
/// the state and by the user. The presentations must be the presentations of the state.
final class RandomPresentationTests: XCTestCase {
  func testPresentationsMatchTheStateAfterRandomActions() throws {
    try Seeds.forEach(10, from: 1) { try run(seed: $0) }
  }

  func testPresentationsMatchTheStateAfterRandomActionsWithAnimations() throws {
    try Seeds.forEach(5, from: 101) { try run(seed: $0, isAnimated: true) }
  }

  private func run(seed: UInt64, isAnimated: Bool = false) throws {
    try onMain {
      GtkTesting.start()
      GtkTesting.isAnimated = isAnimated
      defer { GtkTesting.isAnimated = false }
      let world = World(seed: seed)
      try inWindow {
        PartView(part: world.root, world: world)
      } use: { window in
        for step in 1...40 {
          let action = world.act(in: window.widget)
          if world.isHeads { UpdateScheduler.shared.flush() }
          if world.isHeads { GtkTesting.settle() }
          guard step.isMultiple(of: 8) else { continue }
          GtkTesting.settle()
          GtkTesting.wait(timeout: .seconds(2)) { world.open == world.expected }
          XCTAssertEqual(world.open, world.expected, "SEED=\(seed), step \(step): \(action)")
        }
        world.root.child = nil
        window.settle()
        GtkTesting.wait(timeout: .seconds(2)) { world.open == ["part 0"] }
        XCTAssertEqual(world.open, ["part 0"], "SEED=\(seed)")
      }
    }
  }
}

/// A part that is presented, and the part that it presents.
@Observable
@MainActor
private final class Part: Identifiable {
  enum Kind: CaseIterable {
    case sheet, cover, popover, alert
  }

  nonisolated let id: Int
  let kind: Kind
  var child: Part?

  init(id: Int, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

@MainActor
private final class World {
  let root = Part(id: 0, kind: .sheet)
  private var generator: SeededGenerator
  private var count = 0
  private var grantsRequests = true

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  var isHeads: Bool { Bool.random(using: &generator) }

  /// Performs a random action, and returns a description of the action.
  func act(in window: GtkWindow) -> String {
    let parts = chain
    grantsRequests = Int.random(in: 0..<4, using: &generator) > 0
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2:
      count += 1
      let kind = Part.Kind.allCases.randomElement(using: &generator) ?? .sheet
      let parent = parts.count < 5 ? parts.last : parts.randomElement(using: &generator)
      parent?.child = Part(id: count, kind: kind)
      return "present \(kind) \(count)"
    case 3:
      parts.randomElement(using: &generator)?.child = nil
      return "dismiss"
    case 4:
      // Another part replaces a presented part.
      guard parts.count > 1, let part = parts.dropLast().randomElement(using: &generator) else {
        return "nothing"
      }
      count += 1
      part.child = Part(id: count, kind: part.child?.kind ?? .sheet)
      return "swap"
    case 5:
      top(of: window).pressEscape()
      return "Escape"
    case 6:
      // If nothing is presented, the call would close the window.
      if parts.count > 1 { top(of: window).requestClose() }
      return "close"
    case 7:
      if parts.count > 1 { window.close() }
      return "close the window"
    default:
      let top = top(of: window)
      if let popover = top.presentedPopover { popover.popdown() } else { try? top.click("Leave") }
      return "leave"
    }
  }

  /// The texts that the state presents.
  var expected: Set<String> {
    var seen: Set<String> = []
    var inWindow: [String] = []
    for part in chain {
      switch part.kind {
      case .sheet, .alert:
        seen.formUnion(inWindow)
        inWindow = []
      case .cover: inWindow = []
      case .popover: break
      }
      inWindow.append("part \(part.id)")
    }
    return seen.union(inWindow)
  }

  /// The texts that are visible.
  var open: Set<String> {
    let widgets = GtkWindow.all.filter(\.isVisible).flatMap(\.visibleDescendants)
    return Set(
      widgets.compactMap { $0 as? GtkLabel }.filter { $0.isMapped && $0.text.hasPrefix("part ") }
        .map(\.text)
    )
  }

  func request(_ part: Part, _ newValue: Part?) {
    if grantsRequests { part.child = newValue }
  }

  private var chain: [Part] {
    var parts = [root]
    while let child = parts.last?.child { parts.append(child) }
    return parts
  }

  private func top(of window: GtkWindow) -> Widget {
    var top: Widget = window
    while let next = top.sheet ?? top.alert { top = next }
    return top
  }
}

private struct PartView: View {
  let part: Part
  let world: World
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("part \(part.id)")
      Button("Leave") { dismiss() }
    }
    .sheet(item: child(.sheet), content: content)
    .fullScreenCover(item: child(.cover), content: content)
    .popover(item: child(.popover), content: content)
    .presentation(
      .alert(AlertKind(title: "Alert", isAnsweredByActions: true)),
      id: child(.alert).wrappedValue?.id,
      onRequest: { child(.alert).wrappedValue = nil }
    ) {
      if let child = part.child {
        AnyPartView(part: child, world: world)
      }
    }
  }

  private func content(_ child: Part) -> some View {
    AnyPartView(part: child, world: world)
  }

  private func child(_ kind: Part.Kind) -> Binding<Part?> {
    Binding(
      get: { part.child?.kind == kind ? part.child : nil },
      set: { world.request(part, $0) }
    )
  }
}

/// A view that ends the recursion of the view types.
private struct AnyPartView: View {
  typealias Body = Never

  let part: Part
  let world: World

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AnyPartNode(self, context)
  }
}

private final class AnyPartNode: Node<AnyPartView> {
  private var child: AnyNode?

  override init(_ view: AnyPartView, _ context: NodeContext) {
    super.init(view, context)
    child = PartView(part: view.part, world: view.world).makeNode(childContext())
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }
}
