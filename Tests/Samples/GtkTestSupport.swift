import ComposableArchitecture
import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport
import XCTest

struct ContactsView: View {
  let store: StoreOf<Feature>

  var body: some View { EmptyView() }
}

struct NotesApp: GtkUI.App {
  var body: some Scene { WindowGroup { EmptyView() } }
}
