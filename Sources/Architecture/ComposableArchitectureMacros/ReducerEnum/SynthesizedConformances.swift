import SwiftSyntax

/// The conformances that `@Reducer(state: .equatable, action: .sendable)` requests.
struct SynthesizedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments)? = attribute.arguments else { return }
    // If several arguments are passed to a variadic parameter, only the first argument has a label.
    var isAction = false
    for argument in arguments {
      if let label = argument.label { isAction = label.text == "action" }
      guard let member = argument.expression.as(MemberAccessExprSyntax.self) else { continue }
      let name = "Swift.\(member.declName.baseName.text.capitalizedFirst)"
      if isAction {
        action.append(name)
      } else {
        state.append(name)
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
