import Gtk

/// The back menu, which lists all pages below the top page. The root page is the last row.
///
/// Only the visible rows and a few more are created. Each row observes the title of its page. Equal
/// titles are numbered, starting at the page directly below the top page: "Counter: 7",
/// "Counter: 7 (2)". See ``TitleNumbers``. If the user scrolls far, the skipped titles are read
/// while the main loop is idle, and the numbers are shown afterwards.
@MainActor
final class BackMenu {
  var onClosed: @MainActor () -> Void = {}

  private weak var delegate: (any BackButtonDelegate)?
  private let popover = Popover()
  private var list: ListView<Gtk.Label>?
  private var rows: [ObjectIdentifier: Row] = [:]
  private var numbers = TitleNumbers()
  private var reading: MainLoopSource?
  private var teardown: MainLoopSource?

  /// The maximum number of skipped titles that are read in one turn of the main loop. The limit
  /// prevents a delay of the next frame.
  private static let portion = 100

  private struct Row {
    let label: Gtk.Label
    let index: Int
    let title: ObservedTitle
  }

  init(delegate: any BackButtonDelegate, parent: Widget) {
    self.delegate = delegate
    let list = ListView<Gtk.Label>(
      count: delegate.screenCount,
      makeRow: Self.makeRow,
      bind: { [weak self] label, index in self?.bind(label, to: index) },
      unbind: { [weak self] label in self?.unbind(label) }
    )
    list.activatesOnSingleClick = true
    list.accessibleLabel = ToolkitWord.screens.text
    list.addCSSClass("back-menu")
    list.onActivate { [weak self] index in self?.choose(index) }
    self.list = list

    let scrolled = ScrolledWindow(child: list)
    scrolled.policy = (.never, .automatic)
    scrolled.propagatesNaturalWidth = true
    scrolled.propagatesNaturalHeight = true
    scrolled.maxContentHeight = 420
    popover.child = scrolled
    popover.position = .bottom
    popover.hasArrow = false
    popover.halign = .start
    popover.addCSSClass("menu")
    popover.setParent(parent)
    popover.onClosed { [weak self] in self?.didClose() }
  }

  func open() {
    popover.popup()
  }

  func close() {
    popover.popdown()
  }

  /// Called when the pages have changed.
  func reload() {
    guard let delegate, let list else { return }
    numbers = TitleNumbers()
    list.count = delegate.screenCount
    list.rebind()
  }

  /// The labels of the rows that exist, in order.
  var rowLabels: [Gtk.Label] {
    (list?.boundRows ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The titles of the rows that exist, in order.
  var rowTitles: [String] { rowLabels.map(\.text) }

  var height: Int { popover.allocatedHeight }

  func scrollToEnd() {
    guard let list else { return }
    list.scroll(to: list.count - 1)
  }

  private static func makeRow() -> Gtk.Label {
    let label = Gtk.Label()
    // All lines are aligned to the start. GTK mirrors both properties in right-to-left text.
    label.xalign = 0
    label.justification = .left
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.lines = 2
    label.ellipsize = .end
    label.maxWidthChars = 40
    label.hasTabularFigures = true
    return label
  }

  private func bind(_ label: Gtk.Label, to index: Int) {
    if index <= numbers.count + Self.portion {
      readTitles(upTo: index)
    } else {
      readTitlesLater()
    }
    let title = ObservedTitle(
      read: { [weak self] in self?.title(at: index, $0) ?? "" },
      onChange: { [weak self] in
        self?.setTitle($0, at: index)
        self?.showTitles()
      }
    )
    setTitle(title.current, at: index)
    let row = Row(label: label, index: index, title: title)
    rows[ObjectIdentifier(label)] = row
    show(row)
  }

  private func unbind(_ label: Gtk.Label) {
    rows[ObjectIdentifier(label)] = nil
  }

  private func title(at index: Int, _ probe: TitleProbe) -> String {
    delegate?.titleOfScreen(at: index, probe: probe) ?? ""
  }

  private func readTitles(upTo index: Int) {
    numbers.read(upTo: index) { title(at: $0, TitleProbe()) }
  }

  private func readTitlesLater() {
    guard reading == nil else { return }
    reading = MainLoopSource(repeatingIdle: .idle) { [weak self] in
      guard let self else { return .stop }
      let last = rows.values.map(\.index).max() ?? 0
      readTitles(upTo: min(last + 1, numbers.count + Self.portion))
      showTitles()
      guard numbers.count > last else { return .continue }
      reading = nil
      return .stop
    }
  }

  /// Stores a title if the titles of all rows above the row were read. Otherwise, the title is read
  /// again when the row is numbered.
  private func setTitle(_ title: String, at index: Int) {
    if index <= numbers.count {
      numbers.set(title, at: index)
    }
  }

  /// Updates the texts of all rows that exist, because a change of a title may change the numbers
  /// of other titles.
  private func showTitles() {
    for row in rows.values {
      show(row)
    }
  }

  private func show(_ row: Row) {
    let isCounted = row.index < numbers.count
    let text = isCounted ? numbers.text(at: row.index) : row.title.current
    if row.label.text != text {
      row.label.text = text
    }
  }

  func choose(_ index: Int) {
    guard list != nil, let screen = delegate?.screenID(at: index) else { return }
    close()
    delegate?.didSelectScreen(screen)
  }

  private func didClose() {
    guard teardown == nil, list != nil else { return }
    // The action of a row runs after the popover has closed, so the popover must exist until then.
    teardown = MainLoopSource(idle: .idle) { [self] in dismantle() }
  }

  /// Dismantles the menu, even if the menu is open. The menu must be dismantled before the button
  /// is released.
  func dismantle() {
    guard list != nil else { return }
    list = nil
    rows = [:]
    reading?.cancel()
    reading = nil
    popover.resignFocus()
    popover.popdown()
    teardown?.cancel()
    teardown = nil
    popover.child = nil
    popover.unparent()
    onClosed()
  }
}
