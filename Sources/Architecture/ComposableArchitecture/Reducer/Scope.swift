import CasePaths
import IssueLocations

/// A reducer that runs a child feature on a part of the parent's state, at this position in the
/// parent's body.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// If the parent's state is an enum, `state` can be the case path of a case. If the reducer then
/// receives an action of the child while the state is in another case, an issue is reported and the
/// action is ignored.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  // Exactly one of `toProperty` and `toCase` is not `nil`. An enum of the two values would be
  // copied at each read.
  @usableFromInline let toProperty: WritableKeyPath<ParentState, Child.State>?
  @usableFromInline let toCase: AnyCasePath<ParentState, Child.State>?
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: IssueLocation

  /// Creates a reducer that runs a child on a property of the parent's state.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: @escaping @autoclosure () -> CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toProperty = toChildState
    self.toCase = nil
    self.toChildAction = CaseLiteral(toChildAction).path
    self.child = child()
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a reducer that runs a child on a property of the parent's state:
  /// `Scope(\.profile, action: \.profile) { … }`.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: @escaping @autoclosure () -> CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toProperty = toChildState
    self.toCase = nil
    self.toChildAction = CaseLiteral(toChildAction).path
    self.child = child()
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  // This overload is disfavoured, because `\.self` for an enum can be a case key path or the key
  // path of a property.
  /// Creates a reducer that runs a child on a case of the parent's state.
  @_disfavoredOverload
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: @escaping @autoclosure () -> CaseKeyPath<ParentState, ChildState>,
    action toChildAction: @escaping @autoclosure () -> CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    ChildState == Child.State, ChildAction == Child.Action,
    ParentState: CasePathable
  {
    self.toProperty = nil
    self.toCase = CaseLiteral(toChildState).path
    self.toChildAction = CaseLiteral(toChildAction).path
    self.child = child()
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a reducer that runs a child on a property of the parent's state, for actions that are
  /// not `CasePathable`.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toProperty = toChildState
    self.toCase = nil
    self.toChildAction = toChildAction
    self.child = child()
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a reducer that runs a child on a case of the parent's state, for enums that are not
  /// `CasePathable`.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toProperty = nil
    self.toCase = toChildState
    self.toChildAction = toChildAction
    self.child = child()
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the child if the action is an action of the child, and ignores any other action.
  ///
  /// If the parent's state isn't in the case of the child, an action of the child is ignored and an
  /// issue is reported.
  @inlinable
  public func reduce(
    into state: inout ParentState,
    action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    // The child is copied, because the closures below would otherwise capture a copy of `self`.
    let child = child
    let part = FeaturePart.current
    defer { FeaturePart.current = part }
    let effect: Effect<Child.Action>?
    if let toProperty {
      FeaturePart.current = part.property(InPlaceAccess.to(toProperty).toOpaque())
      effect = toProperty.modify(&state) { child.reduce(into: &$0, action: childAction) }
    } else {
      FeaturePart.current = part.enumCase(tag(of: state))
      effect = toCase?.modifyIfPresent(&state) { child.reduce(into: &$0, action: childAction) }
    }
    guard let effect else {
      reportOtherCase(state: state, action: action)
      return .none
    }
    return effect.embed(in: toChildAction)
  }

  @usableFromInline
  func tag(of state: ParentState) -> UInt32? {
    EnumMetadata.tag(of: state)
  }

  @usableFromInline
  func reportOtherCase(state: ParentState, action: ParentAction) {
    location.report(
      """
      A 'Scope' at \(location) received an action of its child while the state is in another case:

          action: \(debugCaseOutput(action))
          state:  \(debugCaseOutput(state))

      The action was ignored. Most likely:

      • A reducer before this 'Scope' changed the case, so that the child could not receive its \
      own action. Run this 'Scope' before that reducer, or use 'ifCaseLet', which runs the child \
      first.
      • An effect of the child was still running when the case changed. Cancel the effect, or use \
      'ifCaseLet', which cancels the effects of the child.
      • A view sent the action through the store of the child, which the view should have released \
      when the case changed.
      """
    )
  }
}
