import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A diagnostic of a macro about the code that the macro is applied to.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  /// - Parameters:
  ///   - message: A description of the problem and its solution.
  ///   - id: A name that does not change with the wording.
  ///   - severity: The severity of the problem.
  init(_ message: String, id: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.diagnosticID = MessageID(domain: "ComposableArchitectureMacros", id: id)
    self.severity = severity
  }

  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Diagnoses an error.
  func error(
    _ message: String,
    id: String,
    at node: some SyntaxProtocol,
    highlights: [Syntax]? = nil,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(
        node: Syntax(node),
        message: MacroMessage(message, id: id),
        highlights: highlights,
        notes: notes,
        fixIts: fixIts
      )
    )
  }
}
