import Gtk

extension View {
  /// Shows a banner above the view while `isPresented` is `true`.
  ///
  /// ```swift
  /// struct MessagesView: View {
  ///   let isOffline: Bool
  ///   let connect: @MainActor () -> Void
  ///
  ///   var body: some View {
  ///     List {
  ///       Text("A message")
  ///     }
  ///     .banner("You are offline", isPresented: isOffline) {
  ///       Button("Connect") { connect() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A banner informs about a state that lasts, such as a missing connection. The banner has the
  /// width of the view, and is shown while `isPresented` is `true`. The view is below the banner,
  /// and fills the rest of the space. SwiftUI has no such modifier. Use a toast for something that
  /// has happened: see ``toast(_:isPresented:duration:actions:)``.
  ///
  /// **Accessibility.** The role of the banner is `group`, and the name is the title. On GTK 4.14
  /// and later, a screen reader speaks the title when the banner is shown. If the banner has the
  /// keyboard focus when the banner is hidden, the focus moves to the view.
  ///
  /// - Parameters:
  ///   - title: The text of the banner.
  ///   - isPresented: Whether the banner is shown.
  ///   - actions: The buttons of the banner, after the title.
  ///
  /// - Returns: A view that shows the banner above this view.
  public func banner<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    BannerFrame(
      title: String(title),
      isPresented: isPresented,
      actions: Deferred(content: actions),
      content: self
    )
  }

  /// Shows a banner without a button above the view while `isPresented` is `true`.
  public func banner(_ title: some StringProtocol, isPresented: Bool) -> some View {
    banner(title, isPresented: isPresented, actions: { EmptyView() })
  }
}

/// A column with a banner and the content of the view below the banner.
private struct BannerFrame<Content: View, Actions: View>: View {
  let title: String
  let isPresented: Bool
  let actions: Deferred<Actions>
  let content: Content

  var body: some View {
    VStack(spacing: 0) {
      if isPresented {
        BannerBar(title: title, actions: actions)
          .transition(.move(edge: .top).animation(.easeOut(duration: 0.25)))
      }
      BannerContent(content: content)
    }
  }
}

/// The content below a banner, which has the size that the content has without the banner.
private struct BannerContent<Content: View>: ContainerView {
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Bin {
    let bin = Bin()
    bin.hexpand = true
    bin.vexpand = true
    return bin
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setCenteredChildren(widgets)
  }
}
