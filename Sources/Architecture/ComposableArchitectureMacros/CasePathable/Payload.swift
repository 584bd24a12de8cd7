import SwiftSyntax

/// The payload of a case, as source code.
struct Payload {
  private let name: String
  private let labels: [String?]
  private let types: [String]

  init(_ element: EnumCaseElementSyntax, types: PayloadTypes) {
    let parameters = element.parameterClause?.parameters
    name = element.name.text
    labels = parameters.map { $0.map(\.label) } ?? []
    self.types = parameters.map { $0.map { types.source(of: $0.type) } } ?? []
  }

  /// The type of the payload: `Swift.Void`, the type of the only value, or a tuple.
  var type: String {
    switch types.count {
    case 0: "Swift.Void"
    case 1: types[0]
    default:
      "(\(zip(labels, types).map(Self.labelled).joined(separator: ", ")))"
    }
  }

  /// Returns the source of a function that creates a value of the enum from the payload.
  func embedding(in enumName: String) -> String {
    switch types.count {
    case 0:
      return "{ _ in \(enumName).\(name) }"
    case 1:
      // The function is the case itself, because the compiler warns about a closure that creates
      // the case with a value of type `Never`.
      return "\(enumName).\(name)\(labels[0].map { "(\($0):)" } ?? "")"
    default:
      let arguments = labels.enumerated().map { Self.labelled($1, "$0.\($0)") }
      return "{ \(enumName).\(name)(\(arguments.joined(separator: ", "))) }"
    }
  }

  /// The pattern that matches the case and binds its values.
  var pattern: String {
    types.isEmpty ? ".\(name)" : "let .\(name)(\(variables))"
  }

  /// The payload, composed of the values that `pattern` binds.
  var value: String {
    types.count == 1 ? variables : "(\(variables))"
  }

  private var variables: String {
    types.indices.map { "v\($0)" }.joined(separator: ", ")
  }

  private static func labelled(_ label: String?, _ value: String) -> String {
    label.map { "\($0): \(value)" } ?? value
  }
}

extension EnumCaseParameterSyntax {
  /// The label; `nil` if the label is missing or `_`.
  fileprivate var label: String? {
    firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
  }
}
