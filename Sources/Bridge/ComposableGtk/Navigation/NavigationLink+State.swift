import ComposableArchitecture
import GtkUI

extension NavigationLink where Destination == Never {
  /// A link that puts state on the stack of the ``NavigationStackStore`` around, or of the
  /// `NavigationStack` of a store: it sends `push(id:state:)`.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) {
  ///   Text(item.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: What to put on the stack, of the type of its elements. A link with another can't be
  ///     used, which is reported as soon as it is shown. A link without can't be used either.
  ///   - label: What the link shows.
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
  /// A link with a title that puts state on the stack of the ``NavigationStackStore`` around.
  ///
  /// ```swift
  /// NavigationLink("Detail", state: Path.State.detail(Detail.State(item: item)))
  /// ```
  ///
  /// Disfavored, because a trailing closure of `NavigationLink("Detail") { DetailView() }` is no state.
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
