import Gtk
import Observation

/// Whether the pasteboard contains a text, as an observable value.
@MainActor
@Observable
final class PasteAvailability {
  private(set) var hasStrings = false

  @ObservationIgnored private var connection: SignalConnection?

  /// Whether the value is updated, which is the case while the button is shown.
  var isObserving: Bool { connection != nil }

  /// Reads the value, and updates the value until ``stop()`` is called.
  func observe() {
    guard connection == nil else { return }
    update()
    connection = Clipboard.default?.onChange { [weak self] in self?.update() }
  }

  /// Ends the updates.
  func stop() {
    connection?.disconnect()
    connection = nil
  }

  private func update() {
    let current = Pasteboard.general.hasStrings
    if current != hasStrings { hasStrings = current }
  }
}
