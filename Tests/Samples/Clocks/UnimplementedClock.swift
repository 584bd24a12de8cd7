@MainActor
final class FeatureModel {
  init(clock: any Clock<Duration>) {}

  func incrementButtonTapped() {}
}
