struct Location: Sendable {}

enum Action {
  case locationChanged(Location)
  case showNearby(Location)
}
