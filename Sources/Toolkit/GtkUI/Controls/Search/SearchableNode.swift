import Gtk

/// The node of a search bar with content below the bar.
final class SearchableNode<Content: View>: ContentNode<SearchableContent<Content>> {
  private var box: Box?
  private let bar = SearchBar()
  private let entry = SearchEntry()
  private let bin = Bin()
  private let shortcuts = ShortcutController(scope: .global)
  private var keyObserver: WindowKeyObserver?
  private var focusPermission: MainLoopSource?

  override init(_ view: SearchableContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    let box = Box(orientation: .vertical)
    self.box = box
    // The field fills the available width up to a readable maximum.
    let clamp = Bin(child: entry)
    clamp.maximumWidth = 480
    entry.hexpand = true
    clamp.hexpand = true
    bar.child = clamp
    // GTK moves the focus to the first field of a window that appears. The search field must not
    // receive this focus.
    entry.canFocus = false
    bin.vexpand = true
    box.append(bar)
    box.append(bin)
    show(from: nil)
    makeContent()
    connect()
  }

  override var widgets: [Widget] { box.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: SearchableContent<Content>) {
    show(from: old)
    super.viewDidUpdate(from: old)
  }

  override func place(_ widgets: [Widget]) {
    bin.setCenteredChildren(widgets)
  }

  private func show(from old: SearchableContent<Content>?) {
    if old?.prompt != view.prompt {
      entry.placeholder = view.prompt
      entry.accessibleLabel = view.prompt
    }
    if bar.isSearching != view.isPresented { bar.isSearching = view.isPresented }
    showText(view.text)
  }

  /// Shows a text, unless an input method composes text. It's then shown at the end.
  private func showText(_ text: String) {
    if entry.text != text, !entry.isComposing { entry.text = text }
  }

  private func connect() {
    entry.onChanged { [weak self] in self?.textDidChange() }
    entry.onActivate { [weak self] in self?.submit() }
    entry.onCompositionEnded { [weak self] in self?.showBoundValues() }
    bar.onSearchingChanged { [weak self] in self?.presentationDidChange() }
    box?.onMap { [weak self] in self?.scheduleFocusPermission() }

    let keys = EventControllerKey()
    // The handler runs before the handlers of the entry, because the entry has its own shortcut for
    // Escape.
    keys.phase = .capture
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, key == .escape, modifiers.forShortcuts.isEmpty else { return false }
      // Escape first cancels the text that an input method composes.
      return !entry.isComposing && cancelSearch()
    }
    entry.addController(keys)
    if let box {
      keyObserver = WindowKeyObserver(around: box) { [weak self] in self?.type($0, $1) ?? false }
    }

    if let find = Shortcut("<Control>f", action: { [weak self] in self?.startSearch() ?? false }) {
      find.title = { ToolkitWord.search.text }
      shortcuts.add(find)
    }
    box?.addController(shortcuts)
  }

  private func submit() {
    guard phase == .active else { return }
    for action in environment.searchSubmitActions.reversed() {
      action()
    }
  }

  /// Allows the field to grab the focus in an idle source, because a window or a page that appears
  /// moves the focus in the current turn of the main loop.
  private func scheduleFocusPermission() {
    guard !entry.canFocus, focusPermission == nil else { return }
    focusPermission = MainLoopSource(idle: .idle) { [weak self] in self?.allowFocus() }
  }

  private func allowFocus() {
    focusPermission?.cancel()
    focusPermission = nil
    entry.canFocus = true
  }

  private func startSearch() -> Bool {
    guard phase == .active, let box, box.isMapped else { return false }
    focusEntry()
    return true
  }

  /// Passes a key that was pressed elsewhere in the window to the field. Returns whether the field
  /// handled the key.
  private func type(_ key: Key, _ controller: EventControllerKey) -> Bool {
    guard phase == .active, box?.isMapped == true, entry.isEffectivelySensitive,
      !entry.containsFocus
    else { return false }
    if key.composesCharacter {
      // The focus and the cursor must not change after the key, because both end a composition.
      focusEntry()
      entry.cursorPosition = -1
      return entry.type(controller)
    }
    guard entry.type(controller) else { return false }
    focusEntry()
    entry.cursorPosition = -1
    return true
  }

  private func focusEntry() {
    allowFocus()
    bar.isSearching = true
    entry.grabFocus()
  }

  /// Clears the text. If the text is already empty, closes the bar, unless the bar is always open,
  /// and moves the focus to the content.
  private func cancelSearch() -> Bool {
    guard phase == .active else { return false }
    if !entry.text.isEmpty {
      entry.text = ""
    } else {
      if view.isPresentedBinding != nil { bar.isSearching = false }
      unfocusEntry()
    }
    return true
  }

  private func unfocusEntry() {
    if entry.containsFocus, !bin.moveFocusToFirst() { entry.resignFocus() }
  }

  private func textDidChange() {
    guard phase == .active else { return }
    if view.textBinding.wrappedValue != entry.text {
      view.textBinding.wrappedValue = entry.text
    }
    showBoundValues()
  }

  private func presentationDidChange() {
    guard phase == .active else { return }
    if bar.isSearching {
      // A bar that is initially open does not grab the focus.
      if entry.canFocus { entry.grabFocus() }
    } else {
      entry.text = ""
      unfocusEntry()
    }
    if let isPresented = view.isPresentedBinding, isPresented.wrappedValue != bar.isSearching {
      isPresented.wrappedValue = bar.isSearching
    }
    showBoundValues()
  }

  /// Shows the values of the bindings. The bindings may have rejected the values that the node has
  /// written.
  private func showBoundValues() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let isPresented = view.isPresentedBinding?.wrappedValue ?? true
      if bar.isSearching != isPresented { bar.isSearching = isPresented }
      showText(view.textBinding.wrappedValue)
    }
  }

  override func willDismantle() {
    focusPermission?.cancel()
    keyObserver?.remove()
    box = nil
  }
}
