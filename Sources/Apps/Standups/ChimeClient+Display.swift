import Gtk
import StandupsCore

extension ChimeClient {
  /// A client that plays the bell of the desktop. If the user has disabled the bell, nothing is
  /// heard.
  static let bell = ChimeClient {
    await MainActor.run { Display.default?.beep() }
  }
}
