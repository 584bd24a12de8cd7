import Gtk

extension View {
  /// Names the page that the view is: in the header, in the back menu, and when it is spoken.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledContent(title: String(title), content: self)
  }

  /// Says more about the page that the view is, in small type below its title in the header.
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

  func findTitle(in environment: EnvironmentValues) -> String? { title }
}

private final class TitleNode<Content: View>: WrapperNode<TitledContent<Content>> {
  override init(_ view: TitledContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    page?.setTitle(view.title, from: self)
  }

  override func findTitle(
    of view: TitledContent<Content>,
    in environment: EnvironmentValues
  ) -> String? {
    view.title
  }

  override func viewDidUpdate(from old: TitledContent<Content>) {
    super.viewDidUpdate(from: old)
    page?.setTitle(view.title, from: self)
  }

  override func willDismantle() {
    page?.setTitle(nil, from: self)
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
    page?.setSubtitle(view.subtitle, from: self)
  }

  override func viewDidUpdate(from old: SubtitledContent<Content>) {
    super.viewDidUpdate(from: old)
    page?.setSubtitle(view.subtitle, from: self)
  }

  override func willDismantle() {
    page?.setSubtitle(nil, from: self)
  }
}
