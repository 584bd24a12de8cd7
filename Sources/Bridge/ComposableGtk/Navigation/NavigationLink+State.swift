import ComposableArchitecture
import GtkUI
import IssueLocations

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a state on the stack of the nearest ancestor that is a
  /// `NavigationStack` with a store. The link sends `push(id:state:)`.
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
  ///   - fileID: The file ID of the call, for issues.
  ///   - filePath: The path of the file of the call, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
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
  /// Creates a link with a title that pushes a state on the stack of the nearest ancestor that is a
  /// `NavigationStack` with a store.
  ///
  /// ```swift
  /// NavigationLink("Detail", state: Path.State.detail(Detail.State(item: item)))
  /// ```
  ///
  /// Disfavored, so that the trailing closure of `NavigationLink("Detail") { DetailView() }` is not
  /// used as the state.
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
