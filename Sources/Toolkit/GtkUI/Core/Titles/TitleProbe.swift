/// An object that retains the views in which a title was found, because the objects that the views
/// observe may be released with the views.
@MainActor
final class TitleProbe {
  private var views: [Any] = []

  func retain(_ view: some View) {
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
