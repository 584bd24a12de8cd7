import GtkUI

struct NotesView: View {
  var body: some View { EmptyView() }
}
