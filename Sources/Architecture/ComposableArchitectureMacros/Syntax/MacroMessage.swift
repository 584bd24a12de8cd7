import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro has to say about the code it is applied to.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  /// - Parameters:
  ///   - message: What is wrong and what to do.
  ///   - id: A name that stays the same when the wording changes.
  ///   - severity: How bad it is.
  init(_ message: String, id: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.diagnosticID = MessageID(domain: "ComposableArchitectureMacros", id: id)
    self.severity = severity
  }

  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Points out an error.
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
