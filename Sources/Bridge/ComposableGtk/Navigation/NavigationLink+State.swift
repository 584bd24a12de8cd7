import ComposableArchitecture
import GtkUI

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes state on the stack of the nearest ancestor that is a
  /// ``NavigationStackStore``, or a `NavigationStack` of a store. The link sends `push(id:state:)`.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) {
  ///   Text(item.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to push, of the type of the elements of the stack. If the state has
  ///     another type, the link is disabled, and an issue is reported when the link is shown. If
  ///     the state is `nil`, the link is disabled.
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
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      label: label
    )
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes state on the stack of the nearest ancestor that is a
  /// ``NavigationStackStore``.
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
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      title: title
    )
  }
}
