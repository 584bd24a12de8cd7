import Gtk

extension View {
  /// Sets the title of the page, which is shown in the header and in the back menu, and is spoken
  /// by screen readers.
  ///
  /// Outside a navigation stack, the modifier sets the title of the window or of the presentation.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledContent(title: String(title), content: self)
  }

  /// Sets the subtitle of the page, which is shown in small type below the title in the header.
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    SubtitledContent(subtitle: String(subtitle), content: self)
  }
}

private struct TitledContent<Content: View>: WrapperView {
  let title: String
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TitleNode(self, context)
  }

  func pageTitle(in environment: EnvironmentValues) -> String? { title }
}

private final class TitleNode<Content: View>: WrapperNode<TitledContent<Content>> {
  override init(_ view: TitledContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    setHeader(.title(view.title), environment)
  }

  override func findTitle(
    of view: TitledContent<Content>,
    in environment: EnvironmentValues
  ) -> String? {
    view.title
  }

  override func viewDidUpdate(from old: TitledContent<Content>) {
    super.viewDidUpdate(from: old)
    setHeader(.title(view.title), environment)
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    setHeader(.title(nil), environment)
  }
}

private struct SubtitledContent<Content: View>: WrapperView {
  let subtitle: String
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SubtitleNode(self, context)
  }
}

private final class SubtitleNode<Content: View>: WrapperNode<SubtitledContent<Content>> {
  override init(_ view: SubtitledContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    setHeader(.subtitle(view.subtitle), environment)
  }

  override func viewDidUpdate(from old: SubtitledContent<Content>) {
    super.viewDidUpdate(from: old)
    setHeader(.subtitle(view.subtitle), environment)
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    setHeader(.subtitle(nil), environment)
  }
}
