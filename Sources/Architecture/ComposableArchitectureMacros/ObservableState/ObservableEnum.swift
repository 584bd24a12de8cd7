import SwiftSyntax
import SwiftSyntaxBuilder

/// The identity that `@ObservableState` adds to an enum. The identity is composed of the case and
/// of the identity of the payload. A payload without an identity is stored in the identity of the
/// enum, with the function that compares the payload.
struct ObservableEnum {
  private let cases: [EnumCases]
  private let access: String

  init(_ declaration: EnumDeclSyntax, access: String) {
    cases = EnumCases.all(in: declaration.memberBlock.members)
    self.access = access
  }

  var members: [DeclSyntax] {
    var tag = -1
    let ids = cases.lines { element in
      tag += 1
      return Self.id(of: element, tag: tag)
    }
    return [
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      switch self {
      \(raw: ids.joined(separator: "\n"))
      }
      }
      """
    ]
  }

  private static func id(of element: EnumCaseElementSyntax, tag: Int) -> String {
    let type = "ComposableArchitecture.ObservableStateID"
    let isEqual = "ComposableArchitecture._$isIdentityEqual"
    let name = element.name.text
    let count = element.parameterClause?.parameters.count ?? 0
    switch count {
    case 0:
      return "case .\(name):\nreturn \(type)._$constant._$tag(\(tag))"
    case 1:
      return """
        case let .\(name)(state):
        return \(type)._$id(for: state, in: self, \(isEqual))._$tag(\(tag))
        """
    default:
      let values = (0..<count).map { "value\($0)" }.joined(separator: ", ")
      let comparison = (0..<count).map { "\(isEqual)($0.\($0), $1.\($0))" }
        .joined(separator: " && ")
      return """
        case let .\(name)(\(values)):
        return \(type)._$id(for: (\(values)), in: self, { \(comparison) })._$tag(\(tag))
        """
    }
  }
}
