/// A tab of a ``TabView``.
///
/// ```swift
/// Tab("Albums", systemImage: "media-optical", value: "albums") {
///   Text("All albums")
/// }
/// .badge(3)
/// ```
public struct Tab<Value, Content: View, Title: View>: View {
  private let value: (any Hashable)?
  private let content: Content
  private let title: Title
  private var badge: String?
  private var closeAction: (@MainActor () -> Void)?

  private init(_ value: (any Hashable)?, _ content: Content, _ title: Title) {
    self.value = value
    self.content = content
    self.title = title
  }

  /// The content of the tab. Outside of a tab view, the button of the tab is not shown.
  public var body: some View {
    TabItemContent(value: value, item: title, content: content)
      .onTabClose(perform: closeAction)
      .badge(badge)
  }

  /// Shows a number on the button of the tab. 0 hides the badge.
  public func badge(_ count: Int) -> Self {
    badge(count == 0 ? nil : count.formatted())
  }

  /// Shows a short text on the button of the tab, or no badge if `label` is `nil`.
  public func badge(_ label: (some StringProtocol)?) -> Self {
    var tab = self
    tab.badge = label.map { String($0) }
    return tab
  }

  /// Shows a short text on the button of the tab, or no badge if `label` is `nil`.
  public func badge(_ label: Text?) -> Self { badge(label?.plainText) }

  /// Adds a close button to the tab of a tab view with the style ``TabViewStyle/documents``.
  ///
  /// - Parameter action: Called when the user closes the tab, or `nil` for a tab that cannot be
  ///   closed.
  /// - Returns: A tab that the user can close.
  public func onTabClose(perform action: (@MainActor () -> Void)?) -> Self {
    var tab = self
    tab.closeAction = action
    return tab
  }
}

extension Tab where Value: Hashable {
  /// Creates a tab whose button shows a view.
  ///
  /// - Parameters:
  ///   - value: The selected value of the tab view while the tab is visible.
  ///   - content: The content of the tab.
  ///   - label: The content of the button, such as a `Label`. Text in the label is the accessible
  ///     name.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value: Hashable, Title == DefaultTabLabel {
  /// Creates a tab whose button shows an icon and a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessible name.
  ///   - name: The name of the icon that `Image(systemName:)` shows.
  ///   - value: The selected value of the tab view while the tab is visible.
  ///   - content: The content of the tab.
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title, systemImage: name))
  }

  /// Creates a tab whose button shows a picture of the app and a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessible name.
  ///   - name: The name of the picture that `Image(_:)` shows.
  ///   - value: The selected value of the tab view while the tab is visible.
  ///   - content: The content of the tab.
  public init(
    _ title: some StringProtocol,
    image name: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), DefaultTabLabel(title, image: name))
  }
}

extension Tab where Value == Never {
  /// Creates a tab without a value, for a tab view without a binding.
  ///
  /// - Parameters:
  ///   - content: The content of the tab.
  ///   - label: The content of the button, such as a `Label`. Text in the label is the accessible
  ///     name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Title == DefaultTabLabel {
  /// Creates a tab without a value, for a tab view without a binding.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessible name.
  ///   - name: The name of the icon that `Image(systemName:)` shows.
  ///   - content: The content of the tab.
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), DefaultTabLabel(title, systemImage: name))
  }
}

/// The icon and the title of a ``Tab`` that is created with a string.
public struct DefaultTabLabel: View {
  private let label: Label<Text, Image>

  init(_ title: some StringProtocol, systemImage name: String) {
    label = Label(title, systemImage: name)
  }

  init(_ title: some StringProtocol, image name: String) {
    label = Label(title, image: name)
  }

  /// The icon and the title.
  public var body: some View { label }
}
