import Gtk

extension View {
  /// Puts a bar above the view in which to type what to search for.
  ///
  /// ```swift
  /// List(contacts.filter { $0.matches(query) }) { … }
  ///   .searchable(text: $query)
  /// ```
  ///
  /// What is typed is written at once; to search is up to you. The bar is there from the start, or
  /// as `isPresented` says; to close it is to search for nothing.
  ///
  /// **Shortcuts.** Control+F opens the bar and goes to it, and so does typing where nothing else
  /// takes the keys. Escape empties it, and closes it when it is empty. **Accessibility.** It is a
  /// search box that is called what `prompt` says.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the bar is open; kept by itself if `nil`.
  ///   - prompt: What the empty field says.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    prompt: String? = nil
  ) -> some View {
    Searchable(
      text: text,
      isPresented: isPresented,
      prompt: prompt ?? ToolkitWord.search.text,
      content: self
    )
  }
}

private struct Searchable<Content: View>: View {
  @State private var ownIsPresented = true
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: String
  let content: Content

  var body: some View {
    let isPresented = isPresented ?? $ownIsPresented
    SearchableContent(
      text: text.wrappedValue,
      textBinding: text,
      isPresented: isPresented.wrappedValue,
      isPresentedBinding: isPresented,
      prompt: prompt,
      content: content
    )
  }
}

private struct SearchableContent<Content: View>: ContentView {
  let text: String
  let textBinding: Binding<String>
  let isPresented: Bool
  let isPresentedBinding: Binding<Bool>
  let prompt: String
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SearchableNode(self, context)
  }
}

private final class SearchableNode<Content: View>: ContentNode<SearchableContent<Content>> {
  private var box: Box?
  private let bar = SearchBar()
  private let entry = SearchEntry()
  private let bin = Bin()

  override init(_ view: SearchableContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    let box = Box(orientation: .vertical)
    self.box = box
    // As wide as there is room for, but not wider than is good to read.
    let clamp = Bin(child: entry)
    clamp.maximumWidth = 480
    entry.hexpand = true
    clamp.hexpand = true
    bar.child = clamp
    bar.connect(entry)
    bar.captureKeys(of: box)
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
    bin.setChildren(widgets)
  }

  private func show(from old: SearchableContent<Content>?) {
    if old?.prompt != view.prompt {
      entry.placeholder = view.prompt
      entry.accessibleLabel = view.prompt
    }
    if bar.isSearching != view.isPresented { bar.isSearching = view.isPresented }
    if entry.text != view.text { entry.text = view.text }
  }

  private func connect() {
    entry.onChanged { [weak self] in self?.textDidChange() }
    entry.onActivate { [weak self] in self?.submit() }
    bar.onSearchingChanged { [weak self] in self?.presentationDidChange() }

    let keys = EventControllerKey()
    // Before the bar, which would close at once.
    keys.phase = .capture
    keys.onKeyPressed { [weak self] key, modifiers in
      guard key == .escape, modifiers.forShortcuts.isEmpty else { return false }
      return self?.clear() ?? false
    }
    entry.addController(keys)

    let shortcuts = ShortcutController(scope: .global)
    if let find = Shortcut("<Control>f", action: { [weak self] in self?.find() ?? false }) {
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

  private func find() -> Bool {
    guard phase == .active, let box, box.isMapped else { return false }
    bar.isSearching = true
    entry.grabFocus()
    return true
  }

  /// Says whether there was anything to empty.
  private func clear() -> Bool {
    guard phase == .active, !entry.text.isEmpty else { return false }
    entry.text = ""
    return true
  }

  private func textDidChange() {
    guard phase == .active else { return }
    if view.textBinding.wrappedValue != entry.text {
      view.textBinding.wrappedValue = entry.text
    }
    restore()
  }

  private func presentationDidChange() {
    guard phase == .active else { return }
    if view.isPresentedBinding.wrappedValue != bar.isSearching {
      view.isPresentedBinding.wrappedValue = bar.isSearching
    }
    restore()
  }

  /// Shows what the bindings say, who may not have taken what was written.
  private func restore() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      let isPresented = view.isPresentedBinding.wrappedValue
      if bar.isSearching != isPresented { bar.isSearching = isPresented }
      let text = view.textBinding.wrappedValue
      if entry.text != text { entry.text = text }
    }
  }

  override func willDismantle() {
    bar.captureKeys(of: nil)
    box = nil
  }
}
