import SwiftSyntax
import SwiftSyntaxBuilder

/// The identity that `@ObservableState` adds to an enum. The identity is composed of the case and
/// of the identity of the payload. If the payload has several values, each read returns a new
/// identity.
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
    let name = element.name.text
    return switch element.parameterClause?.parameters.count ?? 0 {
    case 0: "case .\(name):\nreturn \(type)._$constant._$tag(\(tag))"
    case 1: "case let .\(name)(state):\nreturn \(type)._$id(for: state)._$tag(\(tag))"
    default: "case .\(name):\nreturn \(type)()._$tag(\(tag))"
    }
  }
}
