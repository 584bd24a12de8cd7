import Foundation

extension View {
  /// Shows a dialog in which the user chooses the name of a new file, while `isPresented` is
  /// `true`. The app writes the file.
  ///
  /// ```swift
  /// struct ExportButton: View {
  ///   @State private var isPresented = false
  ///   @State private var url: URL?
  ///
  ///   var body: some View {
  ///     Button("Export…") { isPresented = true }
  ///       .fileExporter(
  ///         isPresented: $isPresented,
  ///         contentType: .commaSeparatedText,
  ///         defaultFilename: "Items"
  ///       ) { result in
  ///         if case .success(let chosen) = result { url = chosen }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// Use this method for a file that is written in parts, such as an export of a database. SwiftUI
  /// has no such method. If the entered name doesn't have the end of the names of the type, the end
  /// is appended: `report` becomes `report.csv`. The dialog asks before a file is replaced.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The suggested name.
  ///   - onCompletion: Called with the URL of the file.
  ///   - onCancellation: Called when the user closes the dialog without a choice.
  ///
  /// - Returns: A view that shows the dialog.
  public func fileExporter(
    isPresented: Binding<Bool>,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    FileDialogModifier(
      dialog: FileDialog(purpose: .save(name: defaultFilename), types: [contentType]),
      isPresented: isPresented,
      onCompletion: { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      },
      onCancellation: onCancellation,
      content: self
    )
  }

  /// Shows a dialog in which the user chooses the name of a new file, while `isPresented` is
  /// `true`, and writes a document to the file.
  ///
  /// If the entered name doesn't have the end of the names of the type, the end is appended. The
  /// dialog asks before a file is replaced. The file is replaced in one step. If the document can't
  /// be written, an existing file is unchanged, and `onCompletion` is called with the error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - document: The document. If the document is `nil`, no dialog is shown.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The suggested name.
  ///   - onCompletion: Called with the URL of the file, or with the error of the document or of the
  ///     file system. Not called if the user cancels.
  ///
  /// - Returns: A view that shows the dialog.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    FileDialogModifier(
      dialog: FileDialog(purpose: .save(name: defaultFilename), types: [contentType]),
      isPresented: document == nil ? .constant(false) : isPresented,
      onCompletion: { urls in
        guard let document, let url = urls.first else { return }
        onCompletion(
          Result {
            let configuration = FileDocumentWriteConfiguration(contentType: contentType)
            try document.fileWrapper(configuration: configuration).write(to: url)
            return url
          }
        )
      },
      onCancellation: {},
      content: self
    )
  }
}
