import TestSupport
import XCTest

@testable import ComposableArchitecture

/// A random walk through the states of one store.
@MainActor
final class TreeWalk {
  private typealias Step = Tree.Step

  /// A feature that is alive: its effects run, and it can dismiss itself if it's presented.
  private final class Life {
    var children: [Step: Life] = [:]
    var effects: Set<Int> = []

    /// The effects of the feature and of all features below.
    var allEffects: Set<Int> {
      children.values.reduce(effects) { $0.union($1.allEffects) }
    }

    func contains(_ life: Life) -> Bool {
      self === life || children.values.contains { $0.contains(life) }
    }

    /// Ends the presented features that the state doesn't contain, and begins those that are new.
    func update(to state: Tree.State) {
      let presented = Set(state.children.map(\.step).filter(\.isPresentation))
      children = children.filter { !$0.key.isPresentation || presented.contains($0.key) }
      for step in presented where children[step] == nil {
        children[step] = Life()
      }
    }
  }

  private struct Kept {
    let life: Life
    let steps: [Step]
  }

  private let log = Tree.Log()
  private let seed: UInt64
  private var generator: SeededGenerator
  private var store: StoreOf<Tree>?
  private let root = Life()
  private var tasks: [StoreTask] = []
  private var saved = [Tree.State()]
  private var kept: [Int: Kept] = [:]
  private var lastID = 0

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    store = Store(initialState: Tree.State()) { [log] in Tree(log: log) }
  }

  private var state: Tree.State { store?.withState { $0 } ?? Tree.State() }

  /// Performs one random step, and checks which effects run.
  func step() async {
    let target = randomTarget()
    switch random(20) {
    case 0...5:
      await change(target, outside: false)
    case 6...7:
      await change(target, outside: true)
    case 8...9:
      await setMode(of: target)
    case 10:
      saved.append(state.descendant(at: target) ?? Tree.State())
      if saved.count > 8 {
        saved.remove(at: random(8))
      }
    case 11...13:
      await start(target)
    case 14...15:
      await dismiss(target)
    case 16...17:
      keepDismiss(of: target)
    case 18:
      await callKeptDismiss()
    default:
      if !tasks.isEmpty {
        tasks.remove(at: random(tasks.count)).cancel()
      }
    }
    check("after a step")
  }

  /// Lets each presented feature dismiss itself, the innermost features first.
  func dismissAll() async {
    while let target = targets(state).last(where: { $0.last?.isPresentation == true }) {
      await dismiss(target)
      check("after a dismissal")
    }
  }

  /// Releases the store, and checks that nothing is left.
  func end() async {
    weak let core = store?.core
    store = nil
    XCTAssertNil(core, "seed \(seed)")
    XCTAssertEqual(MountRegistry.totalCount, 0, "seed \(seed)")
    XCTAssertEqual(log.running.value, [], "seed \(seed)")
    for dismiss in log.dismissals.value.values {
      await dismiss()
    }
    log.dismissals.setValue([:])
  }

  private func check(_ message: String) {
    XCTAssertEqual(log.running.value, root.allEffects, "seed \(seed), \(message)")
  }

  private func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// The steps to all features, outer features first.
  private func targets(_ state: Tree.State) -> [[Step]] {
    [[]] + state.children.flatMap { step, child in targets(child).map { [step] + $0 } }
  }

  private func randomTarget() -> [Step] {
    let targets = targets(state)
    return targets[random(targets.count)]
  }

  private func randomState() -> Tree.State {
    random(2) == 0 ? Tree.State() : saved[random(saved.count)]
  }
}

extension TreeWalk {
  private func randomChange(_ target: [Step]) -> Tree.Change {
    let current = state.descendant(at: target) ?? Tree.State()
    let new = randomState()
    let isFull = target.count + new.depth > 5 || state.count + new.count > 30
    switch isFull ? random(5) : random(12) {
    case 0: return .sheet(nil)
    case 1: return .destination(random(2) == 0 ? nil : .alert(AlertState { TextState("") }))
    case 2: return .optional(nil)
    case 3: return .pop(1 + random(2))
    case 4: return .swapSheetAndOptional
    case 5: return .sheet(new)
    case 6: return .destination(random(2) == 0 ? .left(new) : .right(new))
    case 7: return .optional(new)
    case 8: return .setPath(new.path)
    case 9: return current.count > 6 ? .push(new) : .setState(new)
    default: return .push(new)
    }
  }

  /// Changes the state of a feature, directly or from an effect of the root.
  private func change(_ target: [Step], outside: Bool) async {
    let change = randomChange(target)
    let action = embed(outside ? .changeOutside(change) : .change(change), at: target)
    let before = state
    willSend(to: target)
    if random(2) == 0 {
      send(action)
    } else {
      let count = log.changeCount.value
      send(.perform(action))
      await wait { [log] in log.changeCount.value > count }
    }
    let life = life(at: target)
    if !outside, before.descendant(at: target)?.optional != nil,
      state.descendant(at: target)?.optional == nil
    {
      life?.children[.optional] = nil
    }
    if !outside, let current = state.descendant(at: target) {
      life?.update(to: current)
    }
  }

  private func setMode(of target: [Step]) async {
    let new = randomState()
    let isFull = target.count + new.depth > 5 || state.count + new.count > 30
    let mode = isFull || random(2) == 0 ? Tree.Mode.off : .on(new)
    let isFirst = random(2) == 0
    let step = isFirst ? Step.first : .second
    willSend(to: target)
    let wasOn = state.descendant(at: target + [step]) != nil
    send(embed(isFirst ? .first(.set(mode)) : .second(.set(mode)), at: target))
    if wasOn, mode == .off {
      life(at: target)?.children[step] = nil
    }
  }

  private func start(_ target: [Step]) async {
    lastID += 1
    let id = lastID
    willSend(to: target)
    life(at: target)?.effects.insert(id)
    store?.send(embed(.start(id), at: target))
    await wait { [log] in log.running.value.contains(id) }
  }

  /// Lets a feature dismiss the innermost presented feature that contains the feature.
  private func dismiss(_ target: [Step]) async {
    guard let index = target.lastIndex(where: \.isPresentation) else { return }
    let expected = stateAfterDismissal(of: Array(target[...index]))
    willSend(to: target)
    send(embed(.dismiss, at: target))
    await wait { [self] in state == expected }
    XCTAssertEqual(state, expected, "seed \(seed), \(target)")
    didDismiss(Array(target[...index]))
  }

  private func keepDismiss(of target: [Step]) {
    guard let index = target.lastIndex(where: \.isPresentation) else { return }
    let steps = Array(target[...index])
    lastID += 1
    willSend(to: target)
    send(embed(.keepDismiss(lastID), at: target))
    guard let life = life(at: steps) else { return XCTFail("A presented feature is not alive.") }
    kept[lastID] = Kept(life: life, steps: steps)
  }

  /// Calls a stored `dismiss`, of a feature that may have ended since then.
  private func callKeptDismiss() async {
    let ids = kept.keys.sorted()
    guard !ids.isEmpty else { return }
    let id = ids[random(ids.count)]
    guard let kept = kept[id], let dismiss = log.dismissals.value[id] else { return }
    let isAlive = root.contains(kept.life)
    let isPresented = state.descendant(at: kept.steps) != nil
    // The registry notices at the next action that an enclosing reducer has removed the feature.
    if isAlive, !isPresented { return }
    let expected = isAlive ? stateAfterDismissal(of: kept.steps) : state
    await dismiss()
    XCTAssertEqual(state, expected, "seed \(seed), \(kept.steps)")
    if isAlive {
      didDismiss(kept.steps)
    }
  }

  private func stateAfterDismissal(of steps: [Step]) -> Tree.State {
    var expected = state
    expected.modify(at: steps.dropLast()) { parent in
      switch steps.last {
      case .element(let id): parent.path.pop(from: id)
      case .left, .right: parent.destination = nil
      default: parent.sheet = nil
      }
    }
    return expected
  }

  private func didDismiss(_ steps: [Step]) {
    let parent = Array(steps.dropLast())
    if let current = state.descendant(at: parent) {
      willSend(to: parent)
      life(at: parent)?.update(to: current)
    }
  }

  private func send(_ action: Tree.Action) {
    if let task = store?.send(action), !task.isCancelled {
      tasks.append(task)
    }
  }

  private func embed(_ action: Tree.Action, at steps: [Step]) -> Tree.Action {
    steps.reversed().reduce(action) { $1.embed($0) }
  }

  /// Each feature on the way of an action notices what enclosing reducers have changed.
  private func willSend(to steps: [Step]) {
    var (life, current) = (root, state)
    life.update(to: current)
    for step in steps {
      let next = life.children[step] ?? Life()
      life.children[step] = next
      guard let child = current.descendant(at: [step]) else { return }
      (life, current) = (next, child)
      life.update(to: current)
    }
  }

  private func life(at steps: [Step]) -> Life? {
    steps.reduce(root) { $0?.children[$1] }
  }

  private func wait(_ condition: () -> Bool) async {
    for _ in 1...1000 where !condition() {
      await Task.yield()
    }
  }
}

extension Tree.State {
  fileprivate func descendant(at steps: [Tree.Step]) -> Tree.State? {
    steps.reduce(self) { state, step in state?.children.first { $0.step == step }?.state }
  }

  /// Changes a descendant.
  fileprivate mutating func modify(
    at steps: ArraySlice<Tree.Step>,
    _ change: (inout Tree.State) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    guard var child = descendant(at: [step]) else { return }
    child.modify(at: steps.dropFirst(), change)
    switch step {
    case .element(let id): path[id: id] = child
    case .first: first = .on(child)
    case .left: destination = .left(child)
    case .optional: optional = child
    case .right: destination = .right(child)
    case .second: second = .on(child)
    case .sheet: sheet = child
    }
  }
}
