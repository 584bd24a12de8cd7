import Gtk
import IssueReporting

/// A button that leads to another page of the ``NavigationStack`` around.
///
/// ```swift
/// NavigationLink("Details", value: item)
///
/// NavigationLink("About") { AboutView() }
/// ```
///
/// One with a value puts the value on the path of the stack, and the page is what
/// `navigationDestination(for:)` says; prefer it, since the path can be saved. One with a destination
/// shows that above the page that the link is on. Within a list it is a row with an arrow at its end,
/// else a button.
///
/// A link outside of any stack can't be used, and neither can one whose value doesn't fit the path:
/// both are reported as soon as they are shown. **Accessibility.** It is a button with the name of its label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    /// `nil` for a link that leads nowhere.
    case value(Any?)
    case page(@MainActor () -> Destination)
  }

  @Environment(\.navigation) private var navigation
  @Environment(\.isInListRow) private var isInListRow
  @State private var isPresented = false
  private let target: Target
  private let title: String?
  private let label: Label
  private let callSite: CallSite?

  private init(_ target: Target, title: String?, label: Label, callSite: CallSite? = nil) {
    self.target = target
    self.title = title
    self.label = label
    self.callSite = callSite
  }

  public var body: some View {
    DestinationContent(
      id: isPresented ? AnyHashable(true) : nil,
      onDismiss: { isPresented = false },
      destination: destination,
      content: styledButton.disabled(isUseless).onAppear { reportIfMisplaced() }
    )
  }

  @ViewBuilder
  private var styledButton: some View {
    if isInListRow {
      Button(action: follow) { LinkRow(label: label) }
        .styleClass("flat", "navigation-row")
        .modifier(LinkNameModifier(name: title))
    } else if let title {
      Button(title, action: follow)
    } else {
      Button(action: follow) { label }
    }
  }

  private var destination: Deferred<Destination>? {
    if case .page(let destination) = target { Deferred(content: destination) } else { nil }
  }

  private var isUseless: Bool {
    if navigation == nil { return true }
    if case .value(nil) = target { return true }
    return misfit != nil
  }

  /// The value, if the path can't hold it.
  private var misfit: Any? {
    guard case .value(let value?) = target, let host = navigation?.host else { return nil }
    return host.takes(value) ? nil : value
  }

  private func follow() {
    switch target {
    case .page:
      isPresented = true
    case .value(let value?):
      guard let host = navigation?.host, !host.push(value) else { return }
      reportMisfit(value)
    case .value(nil):
      break
    }
  }

  private func reportIfMisplaced() {
    if navigation == nil {
      report(
        """
        A 'NavigationLink' is in no 'NavigationStack', so it can't be used. Put a 'NavigationStack' \
        around the view that has it; a sheet needs one of its own.
        """
      )
    } else if let misfit {
      reportMisfit(misfit)
    }
  }

  private func reportMisfit(_ value: Any) {
    report(
      """
      A link has a value of type '\(type(of: value))', which the path of its navigation stack can't \
      hold, so it can't be used. Give the stack a 'NavigationPath', or the link a value of the \
      path's type; in a stack of features that is the state of an element.
      """
    )
  }

  private func report(_ message: String) {
    guard let callSite else { return reportIssue(message) }
    reportIssue(
      message,
      fileID: callSite.fileID,
      filePath: callSite.filePath,
      line: callSite.line,
      column: callSite.column
    )
  }
}

extension NavigationLink {
  /// A link that shows `destination` above the page that it is on.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination), title: nil, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title that shows `destination` above the page that it is on.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(.page(destination), title: String(title), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts a value on the path; one without a value can't be used.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { $0 as Any }), title: nil, label: label())
  }

  /// A link that puts on the path whatever the stack makes of the value.
  package init(pushing value: Any?, at callSite: CallSite, @ViewBuilder label: () -> Label) {
    self.init(.value(value), title: nil, label: label(), callSite: callSite)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title that puts a value on the path; one without a value can't be used.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(.value(value.map { $0 as Any }), title: String(title), label: Text(title))
  }

  /// A link with a title that puts on the path whatever the stack makes of the value.
  package init(pushing value: Any?, at callSite: CallSite, title: some StringProtocol) {
    self.init(.value(value), title: String(title), label: Text(title), callSite: callSite)
  }
}
