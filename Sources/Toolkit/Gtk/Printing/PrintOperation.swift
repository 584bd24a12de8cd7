import CGtk

/// The printing of one page, which begins with the desktop's dialog for printers.
///
/// ```swift
/// let page = PrintedColumn([.text("Keyboard", size: 48, isBold: true)])
/// let operation = PrintOperation(jobName: "Label", page: page)
/// operation.export(to: "/tmp/label.pdf") { outcome in … }
/// ```
///
/// In a sandbox, the dialog is the dialog of the desktop portal. Retain the operation until the
/// operation has finished.
@MainActor
public final class PrintOperation: Object {
  /// The result of an operation.
  public enum Outcome: Equatable, Sendable {
    /// The page was sent to the printer, or written to a file.
    case printed
    /// The user has closed the dialog.
    case cancelled
    /// The page was not printed. The payload is the error message of GTK.
    case failed(String)
  }

  private var operation: UnsafeMutablePointer<GtkPrintOperation> { cast() }
  /// GTK's own dialog, while the operation runs.
  private var dialog: PrintDialog?

  /// Creates an operation that is not run yet.
  ///
  /// - Parameters:
  ///   - jobName: The name of the page in the queue of the printer, and the suggested name of a
  ///     file.
  ///   - page: The content of the page.
  public init(jobName: String, page: PrintedColumn) {
    super.init(UnsafeMutableRawPointer(gtk_print_operation_new()), transfer: .full)
    gtk_print_operation_set_job_name(operation, jobName)
    let settings = Object(UnsafeMutableRawPointer(gtk_print_settings_new()), transfer: .full)
    gtk_print_settings_set(
      settings.opaque,
      "output-basename",
      jobName.replacing("/", with: "-")
    )
    gtk_print_operation_set_print_settings(operation, settings.opaque)
    gtk_print_operation_set_n_pages(operation, 1)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_allow_async(operation, true.gboolean)
    connect(
      "draw-page",
      arguments: { arguments in
        let context: SignalObject = arguments(0)
        guard let pointer = context.pointer.map({ OpaquePointer($0) }),
          let cairo = gtk_print_context_get_cairo_context(pointer)
        else { return }
        page.draw(
          cairo,
          width: gtk_print_context_get_width(pointer),
          height: gtk_print_context_get_height(pointer)
        )
      }
    )
  }

  /// Shows the dialog for printers above a window, and prints the page if the user confirms.
  ///
  /// The operation does not report an error that occurs after the page was passed to the printer.
  ///
  /// - Parameters:
  ///   - parent: The window that the dialog blocks, or `nil`.
  ///   - completion: Called once, also if the dialog can't be shown. Never called if the program
  ///     runs in a sandbox and the desktop has no portal for printing, because GTK does not report
  ///     this error.
  public func run(
    above parent: Window?,
    _ completion: @escaping @MainActor (Outcome) -> Void
  ) {
    run(GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, above: parent, completion)
    dialog = parent.flatMap(PrintDialog.init(above:))
    dialog?.hidePreviewButton()
  }

  /// Closes the dialog, so that the outcome is ``Outcome/cancelled``.
  ///
  /// - Returns: Whether the dialog was open. `false` if the user has already confirmed or closed
  ///   the dialog, or if the dialog is the dialog of the desktop portal, which can't be closed.
  public func cancelDialog() -> Bool {
    dialog?.cancel() ?? false
  }

  /// Writes the page to a PDF file without a dialog.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - completion: Called once.
  public func export(to path: String, _ completion: @escaping @MainActor (Outcome) -> Void) {
    gtk_print_operation_set_export_filename(operation, path)
    run(GTK_PRINT_OPERATION_ACTION_EXPORT, above: nil, completion)
  }

  private func run(
    _ action: GtkPrintOperationAction,
    above parent: Window?,
    _ completion: @escaping @MainActor (Outcome) -> Void
  ) {
    var connection: SignalConnection?
    var isFinished = false
    let finish: @MainActor (GtkPrintOperationResult) -> Void = { [weak self] result in
      // An operation that fails at once both emits the signal and returns the result.
      guard !isFinished, let self else { return }
      isFinished = true
      dialog = nil
      connection?.disconnect()
      completion(outcome(of: result))
    }
    connection = connect(
      "done",
      arguments: {
        let result: SignalEnum = $0(0)
        finish(GtkPrintOperationResult(UInt32(bitPattern: result.rawValue)))
      }
    )
    let result = gtk_print_operation_run(operation, action, parent?.window, nil)
    if result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS { finish(result) }
  }

  private func outcome(of result: GtkPrintOperationResult) -> Outcome {
    switch result {
    case GTK_PRINT_OPERATION_RESULT_APPLY: .printed
    case GTK_PRINT_OPERATION_RESULT_ERROR: .failed(errorMessage)
    default: .cancelled
    }
  }

  private var errorMessage: String {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(operation, &error)
    defer { g_clear_error(&error) }
    return error.flatMap { string($0.pointee.message) } ?? "The page can't be printed."
  }
}
