import CasePaths

/// An action of a presented feature, or an action that dismisses the feature.
///
/// ```swift
/// enum Action {
///   case alert(PresentationAction<Alert>)
///
///   enum Alert { case confirmDeletion }
/// }
/// ```
public enum PresentationAction<Action> {
  /// Dismisses the feature. The parent receives the action before the state is set to `nil`.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation action. If the action of the presented feature is
  /// `CasePathable`, its cases are dynamic members.
  @dynamicMemberLookup
  public struct AllCasePaths {
    /// The action that dismisses the feature.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        }
      )
    }

    /// The actions of the presented feature.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// A case of the presented feature's action, so that `\.alert.presented.retry` can be written
    /// as `\.alert.retry`.
    public subscript<Case>(
      dynamicMember keyPath: CaseKeyPath<Action, Case>
    ) -> AnyCasePath<PresentationAction, Case> where Action: CasePathable {
      AllCasePaths.flattened(AnyCasePath(keyPath))
    }

    /// A case of the presented feature's action, as a presentation action. The action `.dismiss`
    /// dismisses the whole presentation.
    @_disfavoredOverload
    public subscript<Case>(
      dynamicMember keyPath: CaseKeyPath<Action, Case>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Case>> where Action: CasePathable {
      AllCasePaths.nested(AnyCasePath(keyPath))
    }

    private static func flattened<Case>(
      _ path: AnyCasePath<Action, Case>
    ) -> AnyCasePath<PresentationAction, Case> {
      AnyCasePath(
        embed: { .presented(path.embed($0)) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return path.extract(from: action)
        }
      )
    }

    private static func nested<Case>(
      _ path: AnyCasePath<Action, Case>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Case>> {
      AnyCasePath(
        embed: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): .presented(path.embed(action))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }

  /// The case paths that the case key paths of a presentation action refer to.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
