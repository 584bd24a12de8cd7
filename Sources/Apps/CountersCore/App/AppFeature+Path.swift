import ComposableArchitecture

extension AppFeature {
  /// The screens that can be on the stack.
  @Reducer
  public struct Path: Sendable {
    public enum State: Equatable, Sendable {
      case counter(CounterFeature.State)
      case fact(FactFeature.State)
    }

    public enum Action: Equatable, Sendable {
      case counter(CounterFeature.Action)
      case fact(FactFeature.Action)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) {
        CounterFeature()
      }
      Scope(state: \.fact, action: \.fact) {
        FactFeature()
      }
    }
  }
}
