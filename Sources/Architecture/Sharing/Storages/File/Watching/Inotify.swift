import ConcurrencyExtras
import Foundation
import IssueReporting

/// A connection to the kernel's interface for changes of files. The process has one connection,
/// because the system limits the number of connections.
final class Inotify: Sendable {
  static let shared = Inotify()

  fileprivate struct Subscription {
    let path: String
    let observesContent: Bool
    let onChange: @Sendable (FileWatch.Change) -> Void
    var plan: WatchPlan?
    /// The purposes of each watch.
    var watches: [CInt: Set<WatchPlan.Purpose>] = [:]
  }

  private struct State {
    var subscriptions: [Int: Subscription] = [:]
    var nextSubscription = 0
  }

  private let descriptor: CInt
  private let queue = DispatchQueue(label: "sharing.file-watch", qos: .utility)
  private let state = Lock(State())
  // The source is not changed after the initializer, and its methods can be called on any thread.
  nonisolated(unsafe) private let source: (any DispatchSourceRead)?

  init() {
    let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    self.descriptor = descriptor
    guard descriptor >= 0 else {
      source = nil
      reportIssue(
        """
        Changes of files by other processes can't be observed: \(String(cString: strerror(errno))).\
         The limit is in /proc/sys/fs/inotify/max_user_instances.
        """
      )
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    self.source = source
    source.setEventHandler { [weak self] in self?.readEvents() }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit {
    source?.cancel()
  }

  func subscribe(
    to path: String,
    observesContent: Bool,
    _ onChange: @escaping @Sendable (FileWatch.Change) -> Void
  ) -> Int {
    let (id, failure) = state.withLock { state in
      state.nextSubscription += 1
      let id = state.nextSubscription
      state.subscriptions[id] = Subscription(
        path: path,
        observesContent: observesContent,
        onChange: onChange
      )
      return (id, updateWatches(of: id, in: &state))
    }
    if let failure {
      reportIssue(
        """
        Changes of \(path) by other processes can't be observed: \
        \(String(cString: strerror(failure))). If the limit of watches is reached, increase the \
        number in /proc/sys/fs/inotify/max_user_watches.
        """
      )
    }
    return id
  }

  func unsubscribe(_ id: Int) {
    state.withLock { state in
      guard let subscription = state.subscriptions.removeValue(forKey: id) else { return }
      removeUnusedWatches(Set(subscription.watches.keys), from: state)
    }
  }

  /// Watches the folders that a subscription requires in the current state of the file system.
  ///
  /// - Returns: The error code, if the folder of the file can't be watched.
  private func updateWatches(of id: Int, in state: inout State) -> CInt? {
    guard descriptor >= 0, var subscription = state.subscriptions[id] else { return nil }
    var failure: CInt?
    let previous = Set(subscription.watches.keys)
    // A folder can be created after the plan was made and before its parent is watched. The plan is
    // therefore made again until it is unchanged. The limit prevents an infinite loop.
    for _ in 0..<20 {
      let plan = subscription.currentPlan
      failure = nil
      subscription.plan = plan
      subscription.watches = [:]
      for (folder, purposes) in plan.purposes {
        let mask = purposes.reduce(IN_MASK_ADD | IN_ONLYDIR) { $0 | $1.mask }
        let watch = inotify_add_watch(descriptor, folder, UInt32(bitPattern: mask))
        if watch >= 0 {
          // Two paths can lead to one folder.
          subscription.watches[watch, default: []].formUnion(purposes)
        } else if purposes != [.ancestor], errno != ENOENT, errno != ENOTDIR {
          // The names of the other ancestors are less important, and a missing folder changes the
          // plan.
          failure = errno
        }
      }
      if subscription.currentPlan == plan { break }
    }
    state.subscriptions[id] = subscription
    removeUnusedWatches(previous.subtracting(subscription.watches.keys), from: state)
    return failure
  }

  private func removeUnusedWatches(_ watches: Set<CInt>, from state: State) {
    for watch in watches
    where !state.subscriptions.values.contains(where: { $0.watches[watch] != nil }) {
      inotify_rm_watch(descriptor, watch)
    }
  }

  private func readEvents() {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let events = buffer.withUnsafeBytes { InotifyEvent.parse(.init(rebasing: $0.prefix(count))) }
      for event in events { handle(event) }
    }
  }

  private func handle(_ event: InotifyEvent) {
    let calls = state.withLock { state in
      state.subscriptions.sorted { $0.key < $1.key }.compactMap { id, subscription in
        guard let change = subscription.change(for: event) else { return nil }
        // The file may have become a symbolic link, or a folder may be missing or new.
        if change != .written || subscription.isStale { _ = updateWatches(of: id, in: &state) }
        return { @Sendable in subscription.onChange(change) }
      } as [@Sendable () -> Void]
    }
    for call in calls { call() }
  }
}

extension Inotify.Subscription {
  /// The plan for the current state of the file system.
  fileprivate var currentPlan: WatchPlan {
    WatchPlan(path: path, observesContent: observesContent)
  }

  fileprivate var isStale: Bool { currentPlan != plan }

  fileprivate func change(for event: InotifyEvent) -> FileWatch.Change? {
    if event.isAny(of: IN_Q_OVERFLOW) { return .unknown }
    // A folder can have several purposes, such as a link and its target. The first change is
    // reported.
    return watches[event.watch]?.lazy.compactMap { $0.change(for: event) }.first
  }
}
