import CasePaths

/// An action of a navigation stack or of an element of the stack.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
public enum StackAction<State, Action> {
  /// An action of the element with the given identifier.
  indirect case element(id: StackElementID, action: Action)

  /// Removes the element with the given identifier and all later elements. The parent receives the
  /// action before the elements are removed.
  case popFrom(id: StackElementID)

  /// Appends an element with the given identifier. The parent receives the action after the element
  /// was appended.
  case push(id: StackElementID, state: State)
}

/// The stack action of the path reducer `R`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  /// The case paths of a stack action. `element` is the case path of the actions of all elements,
  /// and the subscript returns the case path of the actions of one element.
  public struct AllCasePaths {
    /// An action of any element, with the identifier of the element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id: id, action: action)
        }
      )
    }

    /// The identifier of the first element that is popped.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        }
      )
    }

    /// The element that is pushed, with its identifier.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id: id, state: state)
        }
      )
    }

    /// An action of the element with the given identifier.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  /// The case paths that the case key paths of a stack action refer to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
