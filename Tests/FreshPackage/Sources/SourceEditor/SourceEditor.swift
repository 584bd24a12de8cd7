import CGtkSourceView
import Gtk
import GtkUI

/// An editor with line numbers and highlighted syntax, which is a widget of GtkSourceView.
public struct SourceEditor: View {
  private let language: String
  @Binding private var text: String

  public init(text: Binding<String>, language: String) {
    _text = text
    self.language = language
  }

  public var body: some View {
    GtkWidgetView {
      SourceTextView(language: language) { text = $0 }
    } update: { view in
      view.text = text
    }
  }
}

final class SourceTextView: Widget {
  private let buffer: Object

  init(language: String, onChange: @escaping @MainActor (String) -> Void) {
    let known = gtk_source_language_manager_get_language(
      gtk_source_language_manager_get_default(),
      language
    )
    buffer = Object(gtk_source_buffer_new(nil), transfer: .full)
    gtk_source_buffer_set_language(buffer.cast(), known)
    super.init(gtk_source_view_new_with_buffer(buffer.cast()), transfer: .floating)
    setProperty("show-line-numbers", true)
    setProperty("monospace", true)
    buffer.connect("changed") { [weak self] in
      guard let self else { return }
      onChange(text)
    }
  }

  var text: String {
    get { buffer.property("text") }
    set {
      if newValue != text {
        buffer.setProperty("text", newValue)
      }
    }
  }
}
