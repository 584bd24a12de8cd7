import Gtk

extension View {
  /// Shows a number at the trailing edge of this row, or on the button of this tab.
  ///
  /// ```swift
  /// Tab("Inbox", systemImage: "mail-unread", value: "inbox") { Text("No mail") }
  ///   .badge(3)
  /// ```
  ///
  /// - Parameter count: The number. 0 hides the badge.
  /// - Returns: A view with a badge.
  public func badge(_ count: Int) -> some View {
    BadgeContent(badge: count == 0 ? nil : count.formatted(), view: self)
  }

  /// Shows a short text at the trailing edge of this row, or on the button of this tab.
  ///
  /// - Parameter label: The text, or `nil` for no badge.
  /// - Returns: A view with a badge.
  public func badge(_ label: (some StringProtocol)?) -> some View {
    BadgeContent(badge: label.map { String($0) }, view: self)
  }

  /// Shows a short text at the trailing edge of this row, or on the button of this tab.
  ///
  /// - Parameter label: The text, or `nil` for no badge. The badge has a style of its own, which
  ///   replaces the font and the color of the text.
  /// - Returns: A view with a badge.
  public func badge(_ label: Text?) -> some View {
    BadgeContent(badge: label?.plainText, view: self)
  }
}

/// A node around a tab or a row with a badge.
@MainActor
protocol BadgedNode: AnyNode {
  /// The text of the badge, or `nil` for no badge.
  var badge: String? { get }
}

private struct BadgeContent<Badged: View>: WrapperView {
  let badge: String?
  let view: Badged

  var content: some View { BadgedRow(badge: badge, content: view) }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    BadgeNode(self, context)
  }
}

private final class BadgeNode<Badged: View>: WrapperNode<BadgeContent<Badged>>, BadgedNode {
  var badge: String? { view.badge }

  override func viewDidUpdate(from old: BadgeContent<Badged>) {
    super.viewDidUpdate(from: old)
    // The tab view reads the badges again. Other containers find no change.
    if view.badge != old.badge { notifyParent(of: .widgets) }
  }
}

/// A view that shows its badge itself, such as a link.
@MainActor
protocol BadgeShowing: View {}

/// A view with a badge beside the view. In a tab view, the badge is on the button of the tab.
private struct BadgedRow<Content: View>: View {
  @Environment(\.isTabViewContent) private var isTabViewContent
  let badge: String?
  let content: Content

  var body: some View {
    if isTabViewContent {
      content
    } else if content is any BadgeShowing {
      content.environment(\.rowBadge, badge)
    } else {
      HStack {
        content
        if let badge {
          Spacer()
          Text(badge)
            .styleClass("badge")
        }
      }
    }
  }
}

private enum RowBadgeKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

private enum IsTabViewContentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The text of the badge that a ``BadgeShowing`` view shows, or `nil`.
  var rowBadge: String? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }

  /// Whether a tab view reads its tabs from the view. `false` for the views in a tab.
  var isTabViewContent: Bool {
    get { self[IsTabViewContentKey.self] }
    set { self[IsTabViewContentKey.self] = newValue }
  }
}
