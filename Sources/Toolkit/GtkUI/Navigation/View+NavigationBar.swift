extension View {
  /// Sets the title of the page to the string of a text, without its style.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.plainText) }

  /// Sets the size of the title. Has no effect, because a header has only one size.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> Self {
    self
  }

  /// Hides the back button of the page, and disables all other ways for the user to go back.
  ///
  /// ```swift
  /// .navigationBarBackButtonHidden()
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Discard") { … } }
  /// }
  /// ```
  ///
  /// The page then requires its own control for going back. If only a confirmation is required,
  /// prefer ``navigationBackAllowed(_:)-(Bool)``, which doesn't hide the back button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonContent(isHidden: hidesBackButton, content: navigationBackAllowed(!hidesBackButton))
  }

  /// Adds views to both ends of the header. This modifier was replaced by ``toolbar(content:)``.
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

  /// Adds views to the start of the header. This modifier was replaced by ``toolbar(content:)``.
  @available(*, deprecated, message: "Use 'toolbar', with 'topBarLeading'.")
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the end of the header. This modifier was replaced by ``toolbar(content:)``.
  @available(*, deprecated, message: "Use 'toolbar', with 'topBarTrailing'.")
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The size of the title of a page on other platforms.
public enum NavigationBarTitleDisplayMode: Sendable {
  /// A size of other platforms. The height of the header is the same for each size.
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
    page?.setHeader(.hidesBackControl(view.isHidden), from: self)
  }

  override func viewDidUpdate(from old: BackButtonContent<Content>) {
    super.viewDidUpdate(from: old)
    page?.setHeader(.hidesBackControl(view.isHidden), from: self)
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    page?.setHeader(.hidesBackControl(nil), from: self)
  }
}
