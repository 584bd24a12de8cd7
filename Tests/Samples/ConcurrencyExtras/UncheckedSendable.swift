final class LegacyNotifier {
  func start() {}
}

let legacyNotifier = LegacyNotifier()
