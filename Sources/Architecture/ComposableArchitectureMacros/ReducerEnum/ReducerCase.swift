import SwiftSyntax

/// A case of an enum reducer, and the corresponding cases of the enums `State`, `Action` and
/// `CaseScope`.
struct ReducerCase {
  let name: String
  private let labels: [String?]
  private let parameters: String
  private let kind: Kind

  private enum Kind {
    /// A feature: its type, and an expression that creates the feature.
    case feature(type: String, make: String)
    /// A state that is removed after its first action, such as an alert.
    case ephemeral(action: String)
    /// A state without a reducer.
    case ignored
  }

  init(_ element: EnumCaseElementSyntax) {
    name = element.name.text
    let parameters = element.parameterClause?.parameters
    self.parameters = parameters?.trimmedDescription ?? ""
    labels = parameters?.map(\.label) ?? []
    guard let parameters, parameters.count == 1, let parameter = parameters.first else {
      kind = .ignored
      return
    }
    let attributes = element.caseDeclaration?.attributes
    let type = parameter.type.trimmedDescription
    kind =
      if attributes?.contains(named: "ReducerCaseIgnored") == true {
        .ignored
      } else if let action = parameter.type.ephemeralAction {
        .ephemeral(action: action)
      } else if attributes?.contains(named: "ReducerCaseEphemeral") == true {
        .ephemeral(action: "\(type).Action")
      } else {
        .feature(
          type: type,
          make: parameter.defaultValue.map { Self.source(of: $0.value, type: type) } ?? "\(type)()"
        )
      }
  }

  /// Returns the source of a default value. An implicit member expression is prefixed with the
  /// type.
  private static func source(of value: ExprSyntax, type: String) -> String {
    let isImplicit = value.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
    return (isImplicit ? type : "") + value.trimmedDescription
  }

  /// The declaration of the case in the enum `State`.
  var state: String {
    switch kind {
    case .feature(let type, _): "case \(name)(\(type).State)"
    case .ephemeral, .ignored: parameters.isEmpty ? "case \(name)" : "case \(name)(\(parameters))"
    }
  }

  /// The declaration of the case in the enum `Action`.
  var action: String {
    switch kind {
    case .feature(let type, _): "case \(name)(\(type).Action)"
    case .ephemeral(let action): "case \(name)(\(action))"
    case .ignored: "case \(name)(Swift.Never)"
    }
  }

  /// The source of the reducer that runs the feature; `nil` if the case has no feature.
  var reducer: String? {
    guard case .feature(_, let make) = kind else { return nil }
    return """
      ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()\
      .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
      \(make)
      }
      """
  }

  /// The declaration of the case in the enum `CaseScope`, which contains the stores.
  var scope: String {
    switch kind {
    case .feature(let type, _): "case \(name)(ComposableArchitecture.StoreOf<\(type)>)"
    case .ephemeral, .ignored: state
    }
  }

  /// The case of a `switch` over the state. The case returns the corresponding `CaseScope`.
  var scoping: String {
    if case .feature = kind {
      return """
        case .\(name):
        return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)
        """
    }
    guard !labels.isEmpty else { return "case .\(name):\nreturn .\(name)" }
    let values = labels.indices.map { "v\($0)" }
    let arguments = zip(labels, values).map { label, value in
      label.map { "\($0): \(value)" } ?? value
    }
    return """
      case let .\(name)(\(values.joined(separator: ", "))):
      return .\(name)(\(arguments.joined(separator: ", ")))
      """
  }
}

extension EnumCaseElementSyntax {
  fileprivate var caseDeclaration: EnumCaseDeclSyntax? {
    parent?.parent?.as(EnumCaseDeclSyntax.self)
  }
}

extension EnumCaseParameterSyntax {
  fileprivate var label: String? {
    firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }
}

extension TypeSyntax {
  /// The action type of an `AlertState` or a `ConfirmationDialogState`; `nil` for any other type.
  fileprivate var ephemeralAction: String? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard ["AlertState", "ConfirmationDialogState"].contains(baseName) else { return nil }
    return clause?.arguments.first?.argument.trimmedDescription
  }
}
