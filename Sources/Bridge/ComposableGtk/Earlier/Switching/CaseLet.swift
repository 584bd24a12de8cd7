import ComposableArchitecture
import GtkUI
import IssueLocations

/// The view of a case, in the content of a `SwitchStore` or the destination of a
/// `NavigationStackStore`.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.enclosingStore) private var enclosing

  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  private let location: IssueLocation

  /// Creates the view of a case. A function extracts the payload of the case.
  ///
  /// - Parameters:
  ///   - toCaseState: Returns the payload of the case, or `nil` if the state is in another case.
  ///   - fromCaseAction: Embeds an action of the case in the action of the enum.
  ///   - content: Returns the view of the case.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) ->
      Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      toCaseState,
      fromCaseAction,
      content,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates the view of a case. A case path extracts the payload of the case.
  ///
  /// - Parameters:
  ///   - casePath: The case path of the case.
  ///   - fromCaseAction: Embeds an action of the case in the action of the enum.
  ///   - content: Returns the view of the case.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init(
    _ casePath: AnyCasePath<EnumState, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) ->
      Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      casePath.extract(from:),
      fromCaseAction,
      content,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates the view of a case. A case key path extracts the payload of the case.
  ///
  /// - Parameters:
  ///   - casePath: The case path of the case.
  ///   - fromCaseAction: Embeds an action of the case in the action of the enum.
  ///   - content: Returns the view of the case.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init(
    _ casePath: CaseKeyPath<EnumState, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) ->
      Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where EnumState: CasePathable {
    self.init(
      AnyCasePath(casePath).extract(from:),
      fromCaseAction,
      content,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates the view of a case. The first parameter has the former label `state`.
  ///
  /// - Parameters:
  ///   - casePath: The case path of the case.
  ///   - fromCaseAction: Embeds an action of the case in the action of the enum.
  ///   - content: Returns the view of the case.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init(
    state casePath: AnyCasePath<EnumState, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) ->
      Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      casePath.extract(from:),
      fromCaseAction,
      content,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates the view of a case whose actions have the same type as the actions of the enum.
  ///
  /// - Parameters:
  ///   - toCaseState: Returns the payload of the case, or `nil` if the state is in another case.
  ///   - content: Returns the view of the case.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    @ViewBuilder then content:
      @escaping @MainActor (_ store: Store<CaseState, CaseAction>) ->
      Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where EnumAction == CaseAction {
    self.init(
      toCaseState,
      { $0 },
      content,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    _ fromCaseAction: @escaping (CaseAction) -> EnumAction,
    _ content: @escaping @MainActor (Store<CaseState, CaseAction>) -> Content,
    _ location: IssueLocation
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    self.location = location
  }

  /// The content with the store of the case. If there is no enclosing store of these types, or if
  /// the state of the enclosing store is in another case, the view is empty and an issue is
  /// reported.
  public var body: some View {
    if let store = caseStore {
      content(store)
    }
  }

  private var caseStore: Store<CaseState, CaseAction>? {
    guard let store = enclosing?.store as? Store<EnumState, EnumAction> else {
      report("There is no enclosing store of \(EnumState.self) and \(EnumAction.self).")
      return nil
    }
    let caseStore = store.scope(
      id: CaseID(
        tag: store.withState { EnumMetadata.tag(of: $0) },
        state: ObjectIdentifier(CaseState.self),
        action: ObjectIdentifier(CaseAction.self)
      ),
      state: toCaseState,
      action: fromCaseAction
    )
    if caseStore == nil {
      report("The state of the enclosing store is in another case.")
    }
    return caseStore
  }

  private func report(_ reason: String) {
    location.report(
      """
      A 'CaseLet' at \(location) shows nothing. \(reason)

      Move the 'CaseLet' into a 'SwitchStore', or into the destination of a \
      'NavigationStackStore', and there into the 'case' of the 'switch' for the same case.
      """
    )
  }

  private struct CaseID: Hashable {
    let tag: UInt32?
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }
}
