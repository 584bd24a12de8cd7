import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The default closure of an endpoint. The closure reports an issue, and then throws or returns. An
/// initial value that is not a closure literal is the default without a change.
struct EndpointDefault {
  let endpoint: Endpoint
  /// The name of the endpoint in issues.
  let name: String

  /// Returns the source of the closure. Diagnoses an error if the closure has to return a value,
  /// and the endpoint has no initial value.
  func closure(in context: some MacroExpansionContext) -> String {
    guard let initializer = endpoint.binding.initializer?.value else {
      return closureWithoutValue(in: context)
    }
    // An initial value other than a closure literal, such as `unimplemented()`, is used unchanged.
    guard let closure = initializer.as(ClosureExprSyntax.self) else {
      return initializer.trimmedDescription
    }
    return self.closure(
      signature: closure.signature?.trimmedDescription ?? "",
      statements: ["\(unimplemented).report()"] + statements(of: closure, in: context)
    )
  }

  private var unimplemented: String { "DependenciesMacros.Unimplemented(\"\(name)\")" }

  private func closureWithoutValue(in context: some MacroExpansionContext) -> String {
    let type = endpoint.type
    let statements: [String]
    if type.throwsAnyError {
      statements = ["throw \(unimplemented).report()"]
    } else if type.isVoid {
      statements = ["\(unimplemented).report()"]
    } else if type.returnsOptional {
      statements = ["\(unimplemented).report()", "return nil"]
    } else {
      diagnoseMissingValue(in: context)
      // This statement never runs, because of the diagnosed error. Without storage, the compiler
      // would report further, useless errors.
      statements = ["Swift.fatalError()"]
    }
    return closure(signature: type.ignoredArguments, statements: statements)
  }

  private func closure(signature: String, statements: [String]) -> String {
    """
    {\(signature.isEmpty ? "" : " \(signature)")
    \(statements.joined(separator: "\n"))
    }
    """
  }

  private func statements(
    of closure: ClosureExprSyntax,
    in context: some MacroExpansionContext
  ) -> [String] {
    guard closure.statements.count == 1, let statement = closure.statements.first else {
      return closure.statements.map(\.trimmedDescription)
    }
    if let expression = statement.item.as(ExprSyntax.self), expression.callsFatalError {
      diagnoseCrash(expression, in: context)
      return [statement.trimmedDescription]
    }
    // The expression was returned implicitly, but is no longer the only statement of the closure.
    let isReturned = !endpoint.type.isVoid && statement.item.isExpression
    return [(isReturned ? "return " : "") + statement.trimmedDescription]
  }

  private func diagnoseMissingValue(in context: some MacroExpansionContext) {
    var signature = endpoint.type.ignoredArguments
    if !signature.isEmpty { signature += " " }
    let value = "{ \(signature)<#\(endpoint.type.result.trimmedDescription)#> }"
    var fixed = endpoint.binding.trimmed
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: ExprSyntax("\(raw: value)")
    )
    context.error(
      """
      '\(endpoint.name)' returns a value and can't throw, so that a default value is required: an \
      endpoint that is not implemented reports an issue and returns the default value. Any value \
      of the type can be the default.
      """,
      id: "dependency-endpoint.no-default",
      at: endpoint.binding,
      fixIts: [
        FixIt(
          message: MacroMessage("Insert '= \(value)'", id: "dependency-endpoint.insert-default"),
          changes: [
            .replace(oldNode: Syntax(endpoint.binding), newNode: Syntax(fixed))
          ]
        )
      ]
    )
  }

  private func diagnoseCrash(
    _ expression: ExprSyntax,
    in context: some MacroExpansionContext
  ) {
    context.diagnose(
      Diagnostic(
        node: Syntax(expression),
        message: MacroMessage(
          """
          'fatalError' terminates the whole test run or preview, although an issue is sufficient: \
          return any value of the type instead
          """,
          id: "dependency-endpoint.crash",
          severity: .warning
        ),
        fixIts: [
          FixIt(
            message: MacroMessage(
              "Call 'fatalError' in a closure to silence this warning",
              id: "dependency-endpoint.keep-crash"
            ),
            changes: [
              .replace(
                oldNode: Syntax(expression),
                newNode: Syntax(
                  ExprSyntax("{ \(expression.trimmed) }()")
                    .with(\.trailingTrivia, expression.trailingTrivia)
                )
              )
            ]
          )
        ]
      )
    )
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether this item is an expression. An `if` or a `switch` is an expression unless it contains
  /// a `return`.
  fileprivate var isExpression: Bool {
    if self.is(ExprSyntax.self) { return true }
    return self.is(ExpressionStmtSyntax.self)
      && !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension ExprSyntax {
  fileprivate var callsFatalError: Bool {
    let function = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return ["fatalError", "Swift.fatalError"].contains(function)
  }
}
