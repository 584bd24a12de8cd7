/// The layout of the sections within a view.
enum SectionLayout {
  /// The header, the views and the footer are adjacent.
  case flat
  /// The views are in a box, between the header and the footer.
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
