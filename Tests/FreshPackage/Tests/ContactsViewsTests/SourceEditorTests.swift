import GtkTestSupport
import GtkUI
import SourceEditor
import Testing

@MainActor
struct SourceEditorTests {
  @Test func sourceEditorShowsAndChangesItsText() async throws {
    let model = Model()
    let window = TestWindow { EditorView(model: model) }
    defer { window.close() }
    await window.settle()
    let view = try #require(window.content?.findAll(.textBox).first)
    #expect(view.typeName == "GtkSourceView")
    model.text = "let answer = 42"
    await window.settle()
    view.emit("backspace")
    #expect(model.text == "let answer = 4")
  }
}

@MainActor @Observable
private final class Model {
  var text = ""
}

private struct EditorView: View {
  @Bindable var model: Model

  var body: some View {
    SourceEditor(text: $model.text, language: "swift")
  }
}
