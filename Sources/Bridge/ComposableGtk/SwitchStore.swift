import ComposableArchitecture
import GtkUI

/// Shows one view for each case of a store's state.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(\Root.State.loggedIn, action: Root.Action.loggedIn, then: HomeView.init)
///   case .loggedOut:
///     CaseLet(\Root.State.loggedOut, action: Root.Action.loggedOut, then: LoginView.init)
///   }
/// }
/// ```
///
/// The content is made anew when the case changes, not when a payload does.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: @MainActor (State) -> Content

  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { EnumMetadata.tag(of: $0) == EnumMetadata.tag(of: $1) }
    ) { viewStore in
      content(viewStore.state)
        .environment(\.switchStore, StoreInEnvironment(store))
    }
  }
}

/// The view of one case, within a `SwitchStore` or the destination of a `NavigationStackStore`.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchStore) private var enclosing

  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  private let location: Location

  /// - Parameters:
  ///   - toCaseState: The payload of the case, if the state is in it.
  ///   - fromCaseAction: The action of the enum that stands for one of the case.
  ///   - content: The view of the case.
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
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    self.location = Location(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Parameters:
  ///   - casePath: The case.
  ///   - fromCaseAction: The action of the enum that stands for one of the case.
  ///   - content: The view of the case.
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
      { casePath.extract(from: $0) },
      action: fromCaseAction,
      then: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// - Parameters:
  ///   - casePath: The case.
  ///   - fromCaseAction: The action of the enum that stands for one of the case.
  ///   - content: The view of the case.
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
    let path = AnyCasePath(casePath)
    self.init(
      { path.extract(from: $0) },
      action: fromCaseAction,
      then: content,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

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
    reportIssue(
      """
      A 'CaseLet' at \(location.fileID):\(location.line) shows nothing. \(reason)

      Put it into a 'SwitchStore', or into the destination of a 'NavigationStackStore', and into \
      the arm of the 'switch' that is about its case.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  private struct Location {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
  }

  private struct CaseID: Hashable {
    let tag: UInt32?
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }
}

/// A store handed down to the views within, whatever its types are.
struct StoreInEnvironment {
  let store: AnyObject

  init(_ store: AnyObject) {
    self.store = store
  }
}

private enum SwitchStoreKey: EnvironmentKey {
  static let defaultValue: StoreInEnvironment? = nil
}

extension EnvironmentValues {
  var switchStore: StoreInEnvironment? {
    get { self[SwitchStoreKey.self] }
    set { self[SwitchStoreKey.self] = newValue }
  }
}
