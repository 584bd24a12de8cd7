import Gtk
import IssueLocations
import IssueReporting

/// A button that shows another page of the enclosing ``NavigationStack``.
///
/// ```swift
/// NavigationLink("Details", value: item)
///
/// NavigationLink("About") { AboutView() }
/// ```
///
/// A link with a value appends the value to the path of the stack, and
/// `navigationDestination(for:)` declares the page. Prefer values, because a path with values can
/// be saved. A link with a destination presents the destination above the page of the link. In a
/// list, the link is a row with an arrow at its end. Elsewhere, the link is a button.
///
/// If a link is outside a stack, or if the path can't store the value of the link, the link is
/// disabled and an issue is reported when the link is shown. **Accessibility.** The role of the
/// link is `button`, and the text of the label is the name.
public struct NavigationLink<Label: View, Destination: View>: View, BadgeShowing {
  private enum Target {
    /// A value for the path, or `nil` for a link without a value, which is disabled.
    case value(Any?)
    case page(@MainActor () -> Destination)
  }

  @Environment(\.navigation) private var navigation
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.rowBadge) private var badge
  @State private var isPresented = false
  private let target: Target
  private let title: String?
  private let label: Label
  private let location: IssueLocation?

  private init(_ target: Target, title: String?, label: Label, location: IssueLocation? = nil) {
    self.target = target
    self.title = title
    self.label = label
    self.location = location
  }

  /// A button that appends the value or presents the destination. In a list, the button is a row
  /// with an arrow.
  public var body: some View {
    DestinationContent(
      id: isPresented ? AnyHashable(true) : nil,
      onDismiss: { isPresented = false },
      destination: destination,
      content: styledButton.disabled(isUnavailable).onAppear { reportIfMisplaced() }
    )
  }

  @ViewBuilder
  private var styledButton: some View {
    if isInListRow {
      Button(action: follow) { LinkRow(label: label, badge: badge) }
        .styleClass("flat", "navigation-row")
        .modifier(LinkNameModifier(name: nameWithBadge))
    } else if let badge {
      Button(action: follow) {
        HStack {
          label
          Text(badge).styleClass("badge")
        }
      }
    } else if let title {
      Button(title, action: follow)
    } else {
      Button(action: follow) { label }
    }
  }

  /// The accessible name of a link with a title.
  private var nameWithBadge: String? {
    title.map { title in badge.map { "\(title) \($0)" } ?? title }
  }

  private var destination: Deferred<Destination>? {
    if case .page(let destination) = target { Deferred(content: destination) } else { nil }
  }

  private var isUnavailable: Bool {
    if navigation == nil { return true }
    if case .value(nil) = target { return true }
    return unsupportedValue != nil
  }

  /// The value of the link, if the path can't store the value.
  private var unsupportedValue: Any? {
    guard case .value(let value?) = target, let host = navigation?.host else { return nil }
    return host.canPush(value) ? nil : value
  }

  private func follow() {
    switch target {
    case .page:
      isPresented = true
    case .value(let value?):
      guard let host = navigation?.host, !host.push(value) else { return }
      reportUnsupportedValue(value)
    case .value(nil):
      break
    }
  }

  private func reportIfMisplaced() {
    if navigation == nil {
      report(
        """
        A 'NavigationLink' is outside a 'NavigationStack', so the link is disabled. Wrap the view \
        that contains the link in a 'NavigationStack'. A sheet needs its own 'NavigationStack'.
        """
      )
    } else if let unsupportedValue {
      reportUnsupportedValue(unsupportedValue)
    }
  }

  private func reportUnsupportedValue(_ value: Any) {
    report(
      """
      A link has a value of type '\(type(of: value))', which the path of the navigation stack \
      can't store, so the link is disabled. Use a 'NavigationPath' as the path, or a value of the \
      type of the elements of the path. In a stack of features, the value is the state of an \
      element.
      """
    )
  }

  private func report(_ message: String) {
    guard let location else { return reportIssue(message) }
    location.report(message)
  }
}

extension NavigationLink {
  /// Creates a link that presents `destination` above the page of the link.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination), title: nil, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that presents `destination` above the page of the link.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(.page(destination), title: String(title), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path. A link without a value is disabled.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { $0 as Any }), title: nil, label: label())
  }

  /// Creates a link that passes a value to the stack. The stack converts the value to an element of
  /// its path. A link without a value is disabled.
  package init(pushing value: Any?, at location: IssueLocation, @ViewBuilder label: () -> Label) {
    self.init(.value(value), title: nil, label: label(), location: location)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that appends a value to the path. A link without a value is
  /// disabled.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(.value(value.map { $0 as Any }), title: String(title), label: Text(title))
  }

  /// Creates a link with a title that passes a value to the stack. The stack converts the value to
  /// an element of its path. A link without a value is disabled.
  package init(pushing value: Any?, at location: IssueLocation, title: some StringProtocol) {
    self.init(.value(value), title: String(title), label: Text(title), location: location)
  }
}
