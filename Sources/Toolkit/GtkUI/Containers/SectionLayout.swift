/// What becomes of the sections within.
enum SectionLayout {
  /// Header, views and footer follow each other.
  case flat
  /// The views are in a box.
  case boxed
}

private enum SectionLayoutKey: EnvironmentKey {
  static let defaultValue = SectionLayout.flat
}

extension EnvironmentValues {
  var sectionLayout: SectionLayout {
    get { self[SectionLayoutKey.self] }
    set { self[SectionLayoutKey.self] = newValue }
  }
}
