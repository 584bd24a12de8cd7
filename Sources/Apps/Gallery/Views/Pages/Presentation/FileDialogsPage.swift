import Foundation
import GtkUI

/// Dialogs that choose a file to read, and a file to write.
struct FileDialogsPage: View {
  @State private var isImporterPresented = false
  @State private var isExporterPresented = false
  @State private var text = "Buy milk"
  @State private var status = "No file was chosen."

  var body: some View {
    Form {
      Section {
        TextField("Text", text: $text)
        Button("Export text…") { isExporterPresented = true }
          .fileExporter(
            isPresented: $isExporterPresented,
            document: NoteDocument(text: text),
            contentType: .plainText,
            defaultFilename: "Note",
            onCompletion: didExport
          )
        Button("Import text…") { isImporterPresented = true }
          .fileImporter(
            isPresented: $isImporterPresented,
            allowedContentTypes: [.plainText, .commaSeparatedText],
            onCompletion: didImport
          )
      } footer: {
        Text(status)
      }
    }
  }

  private func didExport(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): status = "Exported to “\(url.lastPathComponent)”."
    case .failure(let error): status = "Not exported: \(error.localizedDescription)"
    }
  }

  private func didImport(_ result: Result<URL, any Error>) {
    do {
      let url = try result.get()
      let contents = FileWrapper(regularFileWithContents: try Data(contentsOf: url))
      let configuration = NoteDocument.ReadConfiguration(contentType: .plainText, file: contents)
      text = try NoteDocument(configuration: configuration).text
      status = "Imported “\(url.lastPathComponent)”."
    } catch {
      status = "Not imported: \(error.localizedDescription)"
    }
  }
}

/// A text in a file.
private struct NoteDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  let text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    let contents = configuration.file.regularFileContents ?? Data()
    guard let text = String(data: contents, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
