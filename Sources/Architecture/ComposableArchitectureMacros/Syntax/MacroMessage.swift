import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The message of a diagnostic, a note or a fix-it that a macro reports.
struct MacroMessage: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  /// - Parameters:
  ///   - message: The text of the message.
  ///   - id: A name that does not change with the wording.
  ///   - severity: The severity of the diagnostic.
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
