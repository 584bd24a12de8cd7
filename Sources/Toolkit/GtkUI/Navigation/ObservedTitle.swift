import Gtk
import Observation

/// The title of a page, which is observed while the title is shown in the back menu.
@MainActor
final class ObservedTitle {
  private(set) var current = ""
  private let read: @MainActor (TitleProbe) -> String
  private let onChange: @MainActor (String) -> Void
  private let tracking = Tracking()
  private var probe = TitleProbe()

  init(
    read: @escaping @MainActor (TitleProbe) -> String,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    self.read = read
    self.onChange = onChange
    current = observe()
  }

  private func observe() -> String {
    let probe = TitleProbe()
    let title = tracking.track {
      read(probe)
    } onChange: { [weak self] generation in
      // Observers are notified before the change is made.
      Task { @MainActor in self?.refresh(generation) }
    }
    self.probe = probe
    return title
  }

  private func refresh(_ generation: Int) {
    guard tracking.isCurrent(generation) else { return }
    let title = observe()
    guard title != current else { return }
    current = title
    onChange(title)
  }
}
