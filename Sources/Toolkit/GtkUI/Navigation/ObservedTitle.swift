import Gtk
import Observation

/// The title of a page, observed while the title is shown in the back menu.
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

/// An object that retains the views in which a title was found, because the objects that the views
/// observe may be released with the views.
@MainActor
final class TitleProbe {
  private var views: [Any] = []

  func keep(_ view: some View) {
    views.append(view)
  }
}

/// A weak reference to a probe. Views retain their environment, and the probe retains the views.
private struct WeakTitleProbe {
  weak var probe: TitleProbe?
}

private enum TitleProbeKey: EnvironmentKey {
  static let defaultValue = WeakTitleProbe()
}

extension EnvironmentValues {
  var titleProbe: TitleProbe? {
    get { self[TitleProbeKey.self].probe }
    set { self[TitleProbeKey.self] = WeakTitleProbe(probe: newValue) }
  }
}
