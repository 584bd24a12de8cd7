extension View {
  /// Names the page that the view is by what a text says, without its looks.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.plainText) }

  /// How large the title is. A header has but one size, so this changes nothing.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> Self {
    self
  }

  /// Takes the back button away from the page that the view is, and all other ways that lead back.
  ///
  /// ```swift
  /// .navigationBarBackButtonHidden()
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Discard") { … } }
  /// }
  /// ```
  ///
  /// The page needs a way of its own then. Where going back should only be asked about, prefer
  /// ``navigationBackAllowed(_:)``, which leaves the button where it is looked for.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonContent(isHidden: hidesBackButton, content: navigationBackAllowed(!hidesBackButton))
  }

  /// Puts views at the ends of the header; an earlier spelling of ``toolbar(content:)``.
  @available(*, deprecated, message: "Use 'toolbar', with 'topBarLeading' and 'topBarTrailing'.")
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the start of the header; an earlier spelling of ``toolbar(content:)``.
  @available(*, deprecated, message: "Use 'toolbar', with 'topBarLeading'.")
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the end of the header; an earlier spelling of ``toolbar(content:)``.
  @available(*, deprecated, message: "Use 'toolbar', with 'topBarTrailing'.")
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// How large the title of a page is elsewhere.
public enum NavigationBarTitleDisplayMode: Sendable {
  case automatic, inline, large
}

private struct BackButtonContent<Content: View>: WrapperView {
  let isHidden: Bool
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    BackButtonNode(self, context)
  }
}

private final class BackButtonNode<Content: View>: WrapperNode<BackButtonContent<Content>> {
  override init(_ view: BackButtonContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    page?.setHidesBackButton(view.isHidden, from: self)
  }

  override func viewDidUpdate(from old: BackButtonContent<Content>) {
    super.viewDidUpdate(from: old)
    page?.setHidesBackButton(view.isHidden, from: self)
  }

  override func willDismantle() {
    page?.setHidesBackButton(nil, from: self)
  }
}
