import ComposableArchitecture
import GtkUI
import IssueLocations

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a state on the stack of the enclosing navigation stack, which must
  /// have a store. When the link is clicked, `push(id:state:)` is sent to the store.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) {
  ///   Text(item.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to push. If the type of the state is not the type of the elements of the
  ///     stack, the link is disabled, and an issue is reported when the link is shown. If the state
  ///     is `nil`, the link is disabled.
  ///   - label: The label of the link.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init<State>(
    state: State?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      pushing: state.map { $0 as Any },
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      label: label
    )
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title. The link pushes a state on the stack of the enclosing navigation
  /// stack, which must have a store.
  ///
  /// ```swift
  /// NavigationLink("Detail", state: Path.State.detail(Detail.State(item: item)))
  /// ```
  ///
  /// This overload is disfavored, so that the trailing closure of
  /// `NavigationLink("Detail") { DetailView() }` is not used as the state.
  @_disfavoredOverload
  public init<State>(
    _ title: some StringProtocol,
    state: State?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      pushing: state.map { $0 as Any },
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      title: title
    )
  }
}
