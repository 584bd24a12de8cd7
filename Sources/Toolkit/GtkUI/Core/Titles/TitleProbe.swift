/// An object that retains the views whose bodies are evaluated to find a title, or the tag of a row
/// of a list. Otherwise, the objects that the views observe could be released during the search.
@MainActor
final class TitleProbe {
  private var views: [Any] = []

  func retain(_ view: some View) {
    views.append(view)
  }
}

/// A weak reference to a probe. A strong reference would be a retain cycle, because the probe
/// retains views, and views retain their environment.
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
