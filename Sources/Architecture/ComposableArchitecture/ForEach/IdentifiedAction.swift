import CasePaths

/// An action of one row of a list, with the identifier of the row.
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
/// A case key path refers to one row or to any row: `\.rows[id: 2].tapped`, `\.rows.element`.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// An action of the element with the given identifier.
  case element(id: ID, action: Action)

  /// The case paths of an identified action, to any element or to the element with an identifier.
  public struct AllCasePaths: Sendable {
    /// The actions of elements, with the identifiers of the elements.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$case(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id: id, action: action)
        }
      )
    }

    /// The actions of the element with the given identifier.
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

  /// The case paths of an identified action, by which its case key paths are resolved.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// The identified action of rows that run the reducer `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
