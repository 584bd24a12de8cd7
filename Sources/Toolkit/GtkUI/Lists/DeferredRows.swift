import Gtk

/// The rows of a list whose content is created after the frame in which GTK has bound the rows.
///
/// GTK binds up to 200 rows, many more than are visible. Creating the content of 200 rows with
/// several controls takes a quarter of a second. Therefore only the first rows are created when GTK
/// binds the rows. The other visible rows are created after the layout of the same frame, and the
/// rows that are out of view when the main loop is idle, a few at a time. Until then, a row is
/// empty. A row that was not used before has the height of another row.
///
/// Only rows that require new nodes are deferred. A node that can be reused shows another element
/// in a short time.
@MainActor
final class DeferredRows {
  /// The maximum durations of the creation of rows. The last row can exceed the duration.
  private enum Limit {
    static let binding = Duration.milliseconds(3)
    static let layout = Duration.milliseconds(6)
    static let idle = Duration.milliseconds(4)
    /// The number of layouts of a frame after which rows are created. GTK warns after five layouts.
    static let layoutsOfFrame = 2
  }

  private weak var list: ListView<Bin>?
  private let fill: @MainActor (Bin) -> Void
  private var bins: [ObjectIdentifier: Bin] = [:]
  /// A bin whose content was created, for the height of the other rows.
  private weak var filledBin: Bin?
  private var idleSource: MainLoopSource?
  private var layoutConnection: SignalConnection?
  /// The number of layouts, and the duration of the creation of rows, in the current frame.
  private var layouts = (frame: -1, count: 0, spent: Duration.zero)

  /// Creates a collection without rows.
  ///
  /// - Parameters:
  ///   - list: The list widget.
  ///   - fill: Creates the content of the row that is bound to a bin.
  init(of list: ListView<Bin>, fill: @escaping @MainActor (Bin) -> Void) {
    self.list = list
    self.fill = fill
    // The first rows are bound before the list has a frame clock. A list that is mapped again can
    // have another frame clock.
    list.onMap { [weak self] in self?.schedule() }
    list.onUnmap { [weak self] in self?.disconnectLayout() }
  }

  /// Creates the content of a row that is bound to a bin, now or later.
  ///
  /// - Parameters:
  ///   - bin: The bin.
  ///   - canDefer: Whether the content can be created later.
  ///   - willDefer: Called if the content is created later.
  ///   - content: Creates the content.
  func bind(_ bin: Bin, canDefer: Bool, willDefer: () -> Void, _ content: () -> Void) {
    // The first row is never deferred, because its height is the height of the other rows. A hidden
    // row would lose the focus.
    if canDefer, filledBin != nil, !RowBudget.allowsRow(limit: Limit.binding), !bin.containsFocus {
      RowBudget.spend(willDefer)
      hide(bin)
      bins[ObjectIdentifier(bin)] = bin
      schedule()
    } else {
      RowBudget.spend(content)
      remove(bin)
      if canDefer, !bin.content.isEmpty { filledBin = bin }
    }
  }

  /// Creates the content of a row immediately, if the content is not created yet.
  func complete(_ bin: Bin) {
    guard bins[ObjectIdentifier(bin)] != nil else { return }
    remove(bin)
    fill(bin)
    if !bin.content.isEmpty { filledBin = bin }
  }

  /// Forgets a bin that GTK has unbound.
  func remove(_ bin: Bin) {
    guard bins.removeValue(forKey: ObjectIdentifier(bin)) != nil else { return }
    bin.sizeRequest = (nil, nil)
    bin.isMappedWithParent = true
  }

  /// Forgets all bins.
  func removeAll() {
    bins = [:]
    stop()
  }

  /// Stops the creation of rows.
  func stop() {
    idleSource?.cancel()
    idleSource = nil
    disconnectLayout()
  }

  /// Hides the earlier content of a bin, which belongs to another row. An empty bin has the height
  /// of another row.
  private func hide(_ bin: Bin) {
    guard !bin.content.isEmpty else {
      bin.sizeRequest = (nil, estimatedHeight)
      return
    }
    bin.isMappedWithParent = false
    bin.parent?.setLabelledBy([])
    bin.parent?.accessibleLabel = nil
  }

  private var estimatedHeight: Int? {
    guard let filledBin else { return nil }
    let height = filledBin.allocatedHeight
    return height > 0 ? height : filledBin.measure(.vertical).natural
  }

  private func schedule() {
    guard !bins.isEmpty else { return }
    if idleSource == nil {
      idleSource = MainLoopSource(repeatingIdle: .idle) { [weak self] in
        self?.fillSlice() ?? .stop
      }
    }
    guard let list, list.isMapped, let clock = list.frameClock else { return }
    if layoutConnection == nil {
      // GTK has connected its handler before, so the rows are laid out when this handler is called.
      layoutConnection = clock.connect("layout") { [weak self] in self?.fillVisible() }
    }
    clock.requestLayout()
  }

  private func disconnectLayout() {
    layoutConnection?.disconnect()
    layoutConnection = nil
  }

  /// Creates the rows that are visible after a layout.
  private func fillVisible() {
    guard let list, list.isMapped, let frame = list.frameClock?.frameCount else { return }
    if layouts.frame != frame { layouts = (frame, 0, .zero) }
    layouts.count += 1
    guard layouts.count <= Limit.layoutsOfFrame, layouts.spent < Limit.layout else { return }
    let visible = rows().filter(\.isVisible).map(\.bin)
    guard !visible.isEmpty else { return }
    layouts.spent += fill(visible, limit: Limit.layout - layouts.spent)
    // The actions of new rows, such as `onAppear`, precede the first picture of the rows.
    UpdateScheduler.shared.flush()
  }

  /// Creates some rows that are out of view, the nearest first.
  private func fillSlice() -> MainLoopSource.Continuation {
    let visible = (list?.boundRows ?? [:]).filter { $0.value.parent.map(isVisible) ?? false }
    let (first, last) = (visible.keys.min() ?? 0, visible.keys.max() ?? 0)
    func distance(_ index: Int) -> Int { max(0, first - index, index - last) }
    let rows = rows()
    // The sort is stable, so the rows in view are created from the top.
    fill(
      rows.sorted { distance($0.index) < distance($1.index) }.map(\.bin),
      limit: Limit.idle
    )
    guard bins.isEmpty || rows.isEmpty else { return .continue }
    stop()
    return .stop
  }

  /// Creates rows until a duration has passed. Returns the duration.
  @discardableResult
  private func fill(_ bins: [Bin], limit: Duration) -> Duration {
    let start = ContinuousClock.now
    for bin in bins where ContinuousClock.now - start < limit { complete(bin) }
    return ContinuousClock.now - start
  }

  /// The rows without content, from the top.
  private func rows() -> [(index: Int, bin: Bin, isVisible: Bool)] {
    (list?.boundRows ?? [:])
      .filter { bins[ObjectIdentifier($0.value)] != nil }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value, $0.value.parent.map(isVisible) ?? false) }
  }

  /// Returns whether a row is in view. GTK does not allocate the rows that are out of view.
  private func isVisible(_ row: Widget) -> Bool { row.isMapped && row.isAllocated }
}

/// The time in which rows of all lists are created while GTK binds rows.
@MainActor
private enum RowBudget {
  /// The time without a new row after which the budget is renewed.
  private static let pause = Duration.milliseconds(2)
  private static var spent = Duration.zero
  private static var end = ContinuousClock.now

  static func allowsRow(limit: Duration) -> Bool {
    if ContinuousClock.now - end > pause { spent = .zero }
    return spent < limit
  }

  static func spend(_ body: () -> Void) {
    spent += ContinuousClock().measure(body)
    end = .now
  }
}
