import Foundation
import Gtk
import IssueReporting

/// Refreshes the nodes that read something which has changed: all of them at once, before the next
/// frame is laid out.
@MainActor
public final class UpdateScheduler {
  public static let shared = UpdateScheduler()

  /// Set on the main queue, whose thread isn't the main one where tests are tasks.
  private nonisolated static let onMainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// How many flushes have done something, for tests.
  public private(set) var flushCount = 0

  private var dirty: [ObjectIdentifier: AnyNode] = [:]
  private var afterwards: [@MainActor () -> Void] = []
  /// The actions of ``afterwards`` that are performed now. An action that closes a window first performs
  /// the rest of the actions, while the views of the window exist.
  private var current: ArraySlice<@MainActor () -> Void> = []
  private var source: MainLoopSource?
  private var urgentSource: MainLoopSource?
  private var isFlushing = false
  private var isRefreshing = false
  private var isCycleReported = false

  /// What writes that are answered with more writes may come to before they are taken for a cycle.
  private let roundLimit = 100

  /// Marks a node as one to refresh. Changes are announced before they are made, and on any
  /// thread: nothing is read here.
  ///
  /// - Parameter isCurrent: Whether the announcement is still of interest to the node.
  nonisolated static func invalidate<N: AnyNode>(
    _ node: N?,
    if isCurrent: @escaping @MainActor @Sendable (N) -> Bool
  ) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: onMainQueue) == true {
      MainActor.assumeIsolated { shared.insert(node, if: isCurrent) }
    } else {
      Task { @MainActor in shared.insert(node, if: isCurrent) }
    }
  }

  /// Refreshes what is marked now rather than before the next frame.
  public func flush() {
    guard !isFlushing, hasWork else { return }
    isFlushing = true
    defer { isFlushing = false }
    source?.cancel()
    source = nil
    flushCount += 1
    drain()
  }

  /// Refreshes what is marked before a window closes, also if an action that runs after an update, such
  /// as that of `onChange`, closes the window.
  func flushBeforeClosing() {
    guard isFlushing else { return flush() }
    // In the middle of a node's refresh nothing else can be refreshed.
    guard !isRefreshing else { return }
    drain()
  }

  private func drain() {
    var rounds = 0
    while hasWork {
      rounds += 1
      guard rounds <= roundLimit else { return putOff() }
      if dirty.isEmpty {
        performAfterwards()
      } else {
        refreshRound()
      }
    }
    isCycleReported = false
  }

  /// Has `action` called when all that is marked has been refreshed, before the next frame. This is
  /// where code of the app runs that answers an update, such as that of `onAppear`: never in the
  /// middle of one.
  func afterUpdates(_ action: @escaping @MainActor () -> Void) {
    afterwards.append(action)
    schedule()
  }

  /// Has all updates made before the next event of a keyboard or a pointer, rather than before the next
  /// frame. Both may be ready at the same time.
  func flushBeforeNextEvent() {
    guard !isFlushing, urgentSource == nil else { return }
    urgentSource = MainLoopSource(idle: .high) { [weak self] in
      self?.urgentSource = nil
      self?.flush()
    }
  }

  private var hasWork: Bool { !dirty.isEmpty || !afterwards.isEmpty || !current.isEmpty }

  private func performAfterwards() {
    current += afterwards
    afterwards = []
    while let action = current.popFirst() {
      action()
    }
    // A slice retains the actions that were removed from it.
    current = []
  }

  /// Leaves what is still to be refreshed for later, at leisure: input and frames go before it.
  private func putOff() {
    source = MainLoopSource(after: .milliseconds(100), priority: .idle) { [weak self] in
      self?.source = nil
      self?.flush()
    }
    guard !isCycleReported else { return }
    isCycleReported = true
    reportIssue(
      """
      Views keep changing what they read: after \(roundLimit) rounds there is still something to \
      refresh. Most likely a body, or what runs when one appears, writes what it reads. The rest \
      is tried again later.
      """
    )
  }

  private func refreshRound() {
    isRefreshing = true
    defer { isRefreshing = false }
    let round = dirty.values.sorted { $0.depth < $1.depth }
    for node in round {
      // A parent may have refreshed it, or taken it apart, in the meantime.
      guard dirty.removeValue(forKey: ObjectIdentifier(node)) != nil else { continue }
      guard node.phase == .active else { continue }
      node.refresh()
    }
  }

  /// Takes a node that was refreshed in another way off the list.
  func remove(_ node: AnyNode) {
    dirty.removeValue(forKey: ObjectIdentifier(node))
  }

  func insert(_ node: AnyNode) {
    guard node.phase == .active else { return }
    dirty[ObjectIdentifier(node)] = node
    schedule()
  }

  private func insert<N: AnyNode>(_ node: N?, if isCurrent: (N) -> Bool) {
    guard let node, node.phase == .active, isCurrent(node) else { return }
    insertUnlessDeferred(node)
  }

  /// Marks a node as one to refresh, at once or when its page is seen again.
  func insertUnlessDeferred(_ node: AnyNode) {
    if let page = node.page, page.defersRefresh {
      page.deferRefresh(of: node)
    } else {
      insert(node)
    }
  }

  private func schedule() {
    // What is announced during a flush joins it.
    guard !isFlushing, source == nil else { return }
    source = MainLoopSource(idle: .highIdle) { [weak self] in
      self?.source = nil
      self?.flush()
    }
  }
}
