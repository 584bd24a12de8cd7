import Gtk

/// An error that prevented a page from being printed.
public struct PrintError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The message of GTK, or an English message if GTK reports no message.
  public let description: String
}

extension View {
  /// Shows the desktop's dialog for printers while `isPresented` is `true`, and prints a page if
  /// the user confirms.
  ///
  /// ```swift
  /// struct PrintButton: View {
  ///   @State private var isPresented = false
  ///   @State private var message = ""
  ///
  ///   var body: some View {
  ///     Button("Print…") { isPresented = true }
  ///       .printer(isPresented: $isPresented, jobName: "Label") {
  ///         PrintedPage { PrintedPage.text("Keyboard", size: 48) }
  ///       } onCompletion: { result in
  ///         if case .failure(let error) = result { message = "\(error)" }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// When the page was sent to the printer, when printing has failed, or when the user closes the
  /// dialog, `isPresented` is set to `false`. The dialog can also write the page to a PDF file.
  /// SwiftUI has no such method.
  ///
  /// **Accessibility.** The dialog is the dialog of the desktop, or of GTK. While the dialog is
  /// shown, the window of the view is blocked.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - jobName: The name of the page in the queue of the printer.
  ///   - page: Returns the content of the page. Called when the dialog is shown.
  ///   - onCompletion: Called when the page was passed to the printer, or could not be printed. Not
  ///     called if the user cancels. A later error of the printer is reported by the desktop only.
  ///
  /// - Returns: A view that shows the dialog.
  public func printer(
    isPresented: Binding<Bool>,
    jobName: String,
    page: @escaping @MainActor () -> PrintedPage,
    onCompletion: @escaping @MainActor (_ result: Result<Void, PrintError>) -> Void = { _ in }
  ) -> some View {
    PrinterModifier(
      dialog: PrinterDialog(jobName: jobName, page: page),
      isPresented: isPresented,
      onCompletion: onCompletion,
      content: self
    )
  }
}

/// A view that shows the dialog for printers while a binding is `true`.
private struct PrinterModifier<Content: View>: View {
  let dialog: PrinterDialog
  let isPresented: Binding<Bool>
  let onCompletion: @MainActor (Result<Void, PrintError>) -> Void
  let content: Content

  var body: some View {
    DesktopDialogPresenter(
      dialog: dialog,
      isPresented: isPresented.wrappedValue,
      onResponse: { outcome in
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
        switch outcome {
        case .printed: onCompletion(.success(()))
        case .failed(let message): onCompletion(.failure(PrintError(description: message)))
        case .cancelled: break
        }
      },
      content: content
    )
  }
}

/// The description of the dialog for printers.
private struct PrinterDialog: DesktopDialog {
  let jobName: String
  let page: @MainActor () -> PrintedPage

  func open(
    in environment: EnvironmentValues,
    onResponse: @escaping @MainActor (PrintOperation.Outcome) -> Void
  ) -> (any OpenDesktopDialog)? {
    let operation = PrintOperation(jobName: jobName, page: page().column)
    operation.run(above: environment.window?.window, onResponse)
    return operation
  }
}

extension PrintOperation: OpenDesktopDialog {
  func close() -> Bool { cancelDialog() }
}
