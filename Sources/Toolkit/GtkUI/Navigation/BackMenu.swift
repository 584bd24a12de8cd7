import Gtk

/// The menu of the back button: all the screens below the top, the nearest first, the root last.
///
/// Rows are made for what can be seen of the list and somewhat beyond, however long it is, and each
/// follows the title of its screen. Equal titles are told apart by a number, counted from the nearest:
/// "Counter: 7", "Counter: 7 (2)". See ``TitleNumbers``.
@MainActor
final class BackMenu {
  var onClosed: @MainActor () -> Void = {}

  private weak var delegate: (any BackButtonDelegate)?
  private let popover = Popover()
  private var list: ListView<Gtk.Label>?
  private var rows: [ObjectIdentifier: Row] = [:]
  private var numbers = TitleNumbers()
  private var teardown: MainLoopSource?

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

  /// The screens are no longer what they were.
  func reload() {
    guard let delegate, let list else { return }
    numbers = TitleNumbers()
    list.count = delegate.screenCount
    list.rebind()
  }

  /// The rows that exist, in their order.
  var rowLabels: [Gtk.Label] {
    (list?.boundRows ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The titles of the rows that exist, in their order.
  var rowTitles: [String] { rowLabels.map(\.text) }

  var height: Int { popover.allocatedHeight }

  func scrollToEnd() {
    guard let list else { return }
    list.scroll(to: list.count - 1)
  }

  private static func makeRow() -> Gtk.Label {
    let label = Gtk.Label()
    // At the start of the line, in all of its lines; GTK mirrors both.
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
    numbers.read(upTo: index) { [weak self] in
      self?.delegate?.titleOfScreen(at: $0, probe: TitleProbe()) ?? ""
    }
    let title = ObservedTitle(
      read: { [weak self] in self?.delegate?.titleOfScreen(at: index, probe: $0) ?? "" },
      onChange: { [weak self] in
        self?.numbers.set($0, at: index)
        self?.showTitles()
      }
    )
    numbers.set(title.current, at: index)
    rows[ObjectIdentifier(label)] = Row(label: label, index: index, title: title)
    show(label, index)
  }

  private func unbind(_ label: Gtk.Label) {
    rows[ObjectIdentifier(label)] = nil
  }

  /// Sets the text of the rows whose text is no longer right: one title may change the numbers of
  /// others.
  private func showTitles() {
    for row in rows.values {
      show(row.label, row.index)
    }
  }

  private func show(_ label: Gtk.Label, _ index: Int) {
    let text = numbers.text(at: index)
    if label.text != text {
      label.text = text
    }
  }

  func choose(_ index: Int) {
    guard list != nil, let screen = delegate?.screenID(at: index) else { return }
    close()
    delegate?.screenWasChosen(screen)
  }

  private func didClose() {
    guard teardown == nil, list != nil else { return }
    // An item's action comes after the popover has closed, so it must outlive this.
    teardown = MainLoopSource(idle: .idle) { [self] in dismantle() }
  }

  /// Takes it apart, open or not: its button may not outlive it.
  func dismantle() {
    guard list != nil else { return }
    list = nil
    rows = [:]
    popover.giveUpFocus()
    popover.popdown()
    teardown?.cancel()
    teardown = nil
    popover.child = nil
    popover.unparent()
    onClosed()
  }
}
