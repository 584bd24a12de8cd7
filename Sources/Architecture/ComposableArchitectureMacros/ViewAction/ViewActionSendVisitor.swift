import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A visitor that finds the calls of `store.send(.view(…))`. A view should call `send(…)` instead.
final class ViewActionSendVisitor: SyntaxVisitor {
  private(set) var sends: [ViewActionSend] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let send = ViewActionSend(node) {
      sends.append(send)
    }
    return .visitChildren
  }
}

/// A call of `store.send` with a view action.
struct ViewActionSend {
  private let call: FunctionCallExprSyntax
  private let viewAction: LabeledExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", callee.isOfStore,
      let action = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      action.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "view",
      action.arguments.count == 1, let viewAction = action.arguments.first
    else { return nil }
    self.call = call
    self.viewAction = viewAction
  }

  func diagnose(in context: some MacroExpansionContext) {
    var fixed = call
    fixed.calledExpression = ExprSyntax("send")
      .with(\.leadingTrivia, call.calledExpression.leadingTrivia)
    fixed.arguments[fixed.arguments.startIndex].expression = viewAction.expression.trimmed
    context.diagnose(
      Diagnostic(
        node: Syntax(call.calledExpression),
        message: MacroMessage(
          "Send view actions with 'send', so that the view sends only its own actions",
          id: "view-action.store-send",
          severity: .warning
        ),
        fixIts: [
          FixIt(
            message: MacroMessage("Call 'send' with the view action", id: "view-action.use-send"),
            changes: [.replace(oldNode: Syntax(call), newNode: Syntax(fixed))]
          )
        ]
      )
    )
  }
}

extension MemberAccessExprSyntax {
  /// Whether this is a member of `store` or of `self.store`.
  fileprivate var isOfStore: Bool {
    ["store", "self.store"].contains(base?.trimmedDescription)
  }
}
