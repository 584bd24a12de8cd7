import CasePaths

/// An action of an element of an `IdentifiedArray`, with the identifier of the element.
///
/// ```swift
/// struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
/// enum Action { case rows(IdentifiedActionOf<Row>) }
///
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in … }
///     .forEach(\.rows, action: \.rows) { Row() }
/// }
/// ```
///
/// `\.rows.element` is the case path of the actions of all elements. `\.rows[id: 2]` is the case
/// path of the actions of the element with the identifier 2.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// An action of the element with the given identifier.
  case element(id: ID, action: Action)

  /// The case paths of the actions of all elements, and of the actions of one element.
  public struct AllCasePaths: Sendable {
    /// The case path of the actions of all elements, with the identifiers of the elements.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$case(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id: id, action: action)
        }
      )
    }

    /// The case path of the actions of the element with the given identifier.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      ._$case(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }

  /// The case paths of an identified action. The key path `\.rows[id: 2]` contains a subscript of
  /// this value.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The identified action of elements whose feature is `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
