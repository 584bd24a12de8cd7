import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class FileDialogTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "FileDialogTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func makeFile(_ name: String) throws -> URL {
    let url = folder.appending(path: name)
    try Data("name\nKeyboard\n".utf8).write(to: url)
    return url
  }

  func testAChosenFileIsReportedAfterTheBindingIsFalse() throws {
    let file = try makeFile("Items ä.csv")
    try inImporter { model, window in
      model.isOn = true
      window.settle()
      let dialog = try XCTUnwrap(FileChooserDialog(above: window.widget))
      XCTAssertFalse(dialog.selectsMultiple)
      XCTAssertEqual(dialog.filterNames.count, 3)
      try window.widget.chooseFile(file)
      XCTAssertEqual(model.log.lines, ["isOn = false", "chosen \(file.path)"])
      XCTAssertNil(FileChooserDialog(above: window.widget))
    }
  }

  func testACancelledDialogReportsTheCancellation() throws {
    try inImporter { model, window in
      model.isOn = true
      window.settle()
      try window.widget.cancelFileDialog()
      XCTAssertEqual(model.log.lines, ["isOn = false", "cancelled"])
      XCTAssertNil(FileChooserDialog(above: window.widget))
      model.isOn = true
      window.settle()
      XCTAssertNotNil(FileChooserDialog(above: window.widget), "The dialog can be shown again.")
      try window.widget.cancelFileDialog()
    }
  }

  func testADialogIsClosedWithoutAReportIfTheStateChanges() throws {
    try inImporter { model, window in
      model.isOn = true
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertNil(FileChooserDialog(above: window.widget))
      XCTAssertEqual(model.log.lines, [])
    }
  }

  func testADialogIsClosedWhenItsViewIsRemoved() throws {
    try inImporter { model, window in
      model.isOn = true
      window.settle()
      model.isBaseShown = false
      window.settle()
      XCTAssertNil(FileChooserDialog(above: window.widget))
    }
  }

  func testAClosedDialogIsDestroyedAfterADelay() throws {
    try inImporter { model, window in
      ClosedFileDialog.delay = .milliseconds(300)
      defer { ClosedFileDialog.delay = .seconds(10) }
      model.isOn = true
      window.settle()
      let dialog = try XCTUnwrap(FileChooserDialog(above: window.widget)).probe
      try window.widget.cancelFileDialog()
      XCTAssertNil(FileChooserDialog(above: window.widget))
      XCTAssertFalse(dialog.isFinalized, "The dialog is hidden.")
      GtkTesting.wait(timeout: .seconds(10)) { dialog.isFinalized }
      XCTAssertTrue(dialog.isFinalized)
    }
  }

  func testTheQuestionWhetherToReplaceAFileIsClosedWithTheDialog() throws {
    let file = try makeFile("Items.csv")
    try inView { model in
      Text("base")
        .fileExporter(
          isPresented: model.flag,
          contentType: .commaSeparatedText,
          defaultFilename: "Items"
        ) { _ in
          model.log.append("chosen")
        } onCancellation: {
          model.log.append("cancelled")
        }
    } use: { model, window in
      model.isOn = true
      window.settle()
      let dialog = try XCTUnwrap(FileChooserDialog(above: window.widget))
      GtkTesting.wait(timeout: .seconds(5)) { dialog.isLoaded }
      dialog.select(file.absoluteString)
      GtkTesting.wait(timeout: .seconds(5)) { dialog.selected == file.absoluteString }
      dialog.respond(isAccepted: true)
      GtkTesting.wait(timeout: .seconds(5)) { dialog.hasQuestion }
      XCTAssertTrue(dialog.hasQuestion)
      model.isOn = false
      window.settle()
      XCTAssertFalse(dialog.hasQuestion)
      XCTAssertEqual(model.log.lines, [])
    }
  }

  func testADialogIsShownAgainIfTheBindingRemainsTrue() throws {
    try inImporter { model, window in
      model.isOn = true
      model.grantsRequests = false
      window.settle()
      try window.widget.cancelFileDialog()
      XCTAssertNotNil(FileChooserDialog(above: window.widget))
    }
  }

  func testADialogThatIsPresentedInitiallyIsShownWithItsWindow() throws {
    try inView(isOn: true) {
      ImporterView(model: $0)
    } use: { _, window in
      XCTAssertNotNil(FileChooserDialog(above: window.widget))
      try window.widget.cancelFileDialog()
    }
  }

  func testAnExporterSuggestsANameWithTheEndOfTheType() throws {
    let file = try makeFile("Items.csv")
    try inView { model in
      Text("base")
        .fileExporter(
          isPresented: model.flag,
          contentType: .commaSeparatedText,
          defaultFilename: "Items"
        ) { result in
          model.log.append("chosen \((try? result.get())?.path ?? "nothing")")
        } onCancellation: {
          model.log.append("cancelled")
        }
    } use: { model, window in
      model.isOn = true
      window.settle()
      let dialog = try XCTUnwrap(FileChooserDialog(above: window.widget))
      XCTAssertEqual(dialog.name, "Items.csv")
      try window.widget.cancelFileDialog()
      XCTAssertEqual(model.log.lines, ["isOn = false", "cancelled"])
      XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
    }
  }

  func testTheEndOfTheTypeIsAppendedToTheEnteredName() throws {
    let folder = folder
    try inExporter { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(folder.appending(path: "report"))
      XCTAssertEqual(model.log.lines, ["isOn = false", "chosen report.csv"])
    }
  }

  func testAFileWithTheCompletedNameIsReplacedOnlyAfterAQuestion() throws {
    _ = try makeFile("report.csv")
    let folder = folder
    try inExporter { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(folder.appending(path: "report"))
      XCTAssertEqual(model.log.lines, [])
      let question = try XCTUnwrap(window.alert)
      XCTAssertTrue(question.texts.joined().contains("report.csv"), "\(question.texts)")
      try question.click("Cancel")
      XCTAssertEqual(model.log.lines, [])
      XCTAssertNil(window.alert)
      let dialog = try XCTUnwrap(FileChooserDialog(above: window.widget), "The user chooses again.")
      XCTAssertEqual(dialog.name, "report.csv")

      try window.widget.chooseFile(folder.appending(path: "report"))
      try XCTUnwrap(window.alert).click("Replace")
      XCTAssertEqual(model.log.lines, ["isOn = false", "chosen report.csv"])
      XCTAssertNil(window.alert)
      XCTAssertNil(FileChooserDialog(above: window.widget))
    }
  }

  func testTheQuestionFollowsTheEnvironmentOfItsView() throws {
    _ = try makeFile("report.csv")
    let folder = folder
    try inView { model in
      DirectedExporter(model: model)
    } use: { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(folder.appending(path: "report"))
      let question = try XCTUnwrap(window.alert)
      for direction in [TextDirection.rightToLeft, .leftToRight, .rightToLeft] {
        XCTAssertEqual(try question.button("Cancel").direction, direction)
        model.count += 1
        window.settle()
      }
      try question.click("Cancel")
      model.isOn = false
      window.settle()
    }
  }

  func testTheQuestionIsClosedIfTheStateChanges() throws {
    _ = try makeFile("report.csv")
    let folder = folder
    try inExporter { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(folder.appending(path: "report"))
      XCTAssertNotNil(window.alert)
      model.isOn = false
      window.settle()
      XCTAssertNil(window.alert)
      XCTAssertEqual(model.log.lines, [])
    }
  }

  func testTheCompletedNames() throws {
    onMain {
      GtkTesting.start()
      let csv = SavedName(type: .commaSeparatedText)
      let rows: [(name: String, completed: String)] = [
        ("report", "report.csv"), ("report.csv", "report.csv"), ("report.CSV", "report.CSV"),
        ("report.txt", "report.txt.csv"), ("Version 1.2", "Version 1.2.csv"),
        ("report.", "report.csv"), (".csv", ".csv"), ("Umsätze", "Umsätze.csv"),
      ]
      for (name, completed) in rows { XCTAssertEqual(csv.completed(name), completed) }
      XCTAssertEqual(SavedName(type: .jpeg).completed("photo.jpg"), "photo.jpg")
      XCTAssertEqual(SavedName(type: nil).completed("report"), "report")
      XCTAssertEqual(SavedName(type: .item).completed("report"), "report")
      let url = URL(fileURLWithPath: "/tmp/a b/report")
      XCTAssertEqual(csv.completed(url).path, "/tmp/a b/report.csv")
      let portal = URL(fileURLWithPath: "/run/user/1000/doc/5f3a/report")
      XCTAssertEqual(csv.completed(portal), portal, "Only this file is accessible.")
    }
  }

  private func inExporter(
    _ use: @MainActor (PresentingModel, TestWindow<ExporterView>) throws -> Void
  ) throws {
    try inView({ ExporterView(model: $0) }, use: use)
  }

  func testAnExportedDocumentIsWrittenToTheChosenFile() throws {
    let url = folder.appending(path: "Note.txt")
    try inView { model in
      Text("base")
        .fileExporter(
          isPresented: model.flag,
          document: Note(text: "Buy milk"),
          contentType: .plainText,
          defaultFilename: "Note"
        ) { result in
          model.log.append("written \((try? result.get())?.lastPathComponent ?? "nothing")")
        }
    } use: { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(url)
      XCTAssertEqual(model.log.lines, ["isOn = false", "written Note.txt"])
      XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Buy milk")
    }
  }

  func testAnErrorOfADocumentIsReportedAndTheFileIsNotWritten() throws {
    let url = folder.appending(path: "Note.txt")
    try inView { model in
      Text("base")
        .fileExporter(
          isPresented: model.flag,
          document: Note(text: nil),
          contentType: .plainText
        ) { result in
          if case .failure(let error) = result { model.log.append("\(error)") }
        }
    } use: { model, window in
      model.isOn = true
      window.settle()
      try window.widget.chooseFile(url)
      XCTAssertEqual(model.log.lines, ["isOn = false", "NoText()"])
      XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    }
  }

  private func inImporter(
    _ use: @MainActor (PresentingModel, TestWindow<ImporterView>) throws -> Void
  ) throws {
    try inView({ ImporterView(model: $0) }, use: use)
  }

  private func inView<Content: View>(
    isOn: Bool = false,
    @ViewBuilder _ content: @MainActor (PresentingModel) -> Content,
    use: @MainActor (PresentingModel, TestWindow<Content>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = isOn
      try inWindow {
        content(model)
      } use: {
        try use(model, $0)
      }
    }
  }
}

private struct ImporterView: View {
  let model: PresentingModel

  var body: some View {
    if model.isBaseShown {
      Text("base")
        .fileImporter(
          isPresented: model.flag,
          allowedContentTypes: [.commaSeparatedText, .png],
          allowsMultipleSelection: false
        ) { result in
          let urls = (try? result.get()) ?? []
          model.log.append("chosen \(urls.map(\.path).joined(separator: ", "))")
        } onCancellation: {
          model.log.append("cancelled")
        }
    }
  }
}

private struct DirectedExporter: View {
  let model: PresentingModel

  var body: some View {
    ExporterView(model: model)
      .environment(\.layoutDirection, model.count == 1 ? .leftToRight : .rightToLeft)
  }
}

private struct ExporterView: View {
  let model: PresentingModel

  var body: some View {
    Text("base")
      .fileExporter(
        isPresented: model.flag,
        contentType: .commaSeparatedText,
        defaultFilename: "Items"
      ) { result in
        model.log.append("chosen \((try? result.get())?.lastPathComponent ?? "nothing")")
      } onCancellation: {
        model.log.append("cancelled")
      }
  }
}

private struct NoText: Error {}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String?

  init(text: String?) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    guard let text else { throw NoText() }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
