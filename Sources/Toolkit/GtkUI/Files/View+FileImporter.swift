import Foundation

extension View {
  /// Shows a dialog in which the user chooses existing files, while `isPresented` is `true`.
  ///
  /// ```swift
  /// struct ImportButton: View {
  ///   @State private var isPresented = false
  ///   @State private var urls: [URL] = []
  ///
  ///   var body: some View {
  ///     Button("Import…") { isPresented = true }
  ///       .fileImporter(
  ///         isPresented: $isPresented,
  ///         allowedContentTypes: [.commaSeparatedText],
  ///         allowsMultipleSelection: true
  ///       ) { result in
  ///         if case .success(let chosen) = result { urls = chosen }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// When the user closes the dialog, `isPresented` is set to `false`, and then one of the closures
  /// is called. The dialog is the dialog of the desktop, and is modal.
  ///
  /// A chosen file can have a URL that is no path, such as `sftp://example.org/report.csv`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - allowedContentTypes: The types of the files that the dialog shows. If the array is empty
  ///     or contains ``UTType/item``, the dialog shows all files. If the only type is
  ///     ``UTType/folder``, the user chooses folders.
  ///   - allowsMultipleSelection: Whether the user can choose several files.
  ///   - onCompletion: Called with the URLs of the chosen files.
  ///   - onCancellation: Called when the user closes the dialog without a choice.
  ///
  /// - Returns: A view that shows the dialog.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    FileDialogModifier(
      dialog: FileDialog(
        purpose: .open(allowsMultiple: allowsMultipleSelection),
        types: allowedContentTypes
      ),
      isPresented: isPresented,
      onCompletion: { onCompletion(.success($0)) },
      onCancellation: onCancellation,
      content: self
    )
  }

  /// Shows a dialog in which the user chooses an existing file, while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown.
  ///   - allowedContentTypes: The types of the files that the dialog shows.
  ///   - onCompletion: Called with the URL of the chosen file. Not called if the user cancels.
  ///
  /// - Returns: A view that shows the dialog.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    FileDialogModifier(
      dialog: FileDialog(purpose: .open(allowsMultiple: false), types: allowedContentTypes),
      isPresented: isPresented,
      onCompletion: { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      },
      onCancellation: {},
      content: self
    )
  }
}

/// A view that shows a dialog for files while a binding is `true`.
struct FileDialogModifier<Content: View>: View {
  let dialog: FileDialog
  let isPresented: Binding<Bool>
  let onCompletion: @MainActor ([URL]) -> Void
  let onCancellation: @MainActor () -> Void
  let content: Content

  var body: some View {
    DesktopDialogPresenter(
      dialog: dialog,
      isPresented: isPresented.wrappedValue,
      onResponse: { urls in
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
        if let urls { onCompletion(urls) } else { onCancellation() }
      },
      content: content
    )
  }
}
