import CGtk
import Gtk
import GtkUI

/// Two views side by side, with a handle between the views, in a `GtkPaned`.
struct SplitView<Start: View, End: View>: View {
  @Environment(\.self) private var environment
  @Binding var position: Int
  @ViewBuilder let start: () -> Start
  @ViewBuilder let end: () -> End

  var body: some View {
    GtkWidgetView {
      Paned(
        ViewHost(environment: environment, content: start),
        ViewHost(environment: environment, content: end)
      ) {
        position = $0
      }
    } update: { paned in
      paned.setProperty("position", Int32(clamping: position))
      paned.start.update(environment: environment, content: start)
      paned.end.update(environment: environment, content: end)
    }
  }
}

private final class Paned<Start: View, End: View>: Widget {
  let start: ViewHost<Start>
  let end: ViewHost<End>

  init(
    _ start: ViewHost<Start>,
    _ end: ViewHost<End>,
    onMove: @escaping @MainActor (Int) -> Void
  ) {
    self.start = start
    self.end = end
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
    gtk_paned_set_start_child(opaque, start.widget.widget)
    gtk_paned_set_end_child(opaque, end.widget.widget)
    hexpand = true
    // Neither view can be narrower than its minimum width.
    setProperty("shrink-start-child", false)
    setProperty("shrink-end-child", false)
    onNotify("position") { [weak self] in
      guard let self else { return }
      onMove(Int(property("position", as: Int32.self)))
    }
  }
}
