import Gtk
import Observation

/// The title of a screen, followed for as long as somebody looks at it.
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
      // The change is announced before it is made.
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

/// Keeps the views that a title was found in, since what they observe lives as long as they do.
@MainActor
final class TitleProbe {
  private var views: [Any] = []

  func keep(_ view: some View) {
    views.append(view)
  }
}

/// Views hold what they have around them, and the probe holds the views.
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
