import DeepLinks

extension DeepLinkRouter<AppFeature.Path.State> {
  /// Links to stacks of counters and facts: `counters:///counter/42/fact/7`.
  public static let counters = DeepLinkRouter(scheme: "counters") {
    DeepLinkRoute("counter", .integer) {
      .counter(CounterFeature.State(count: $0))
    } parts: {
      $0.counter?.count
    }
    DeepLinkRoute("fact", .integer) {
      .fact(FactFeature.State(number: $0))
    } parts: {
      $0.fact?.number
    }
  }
}
