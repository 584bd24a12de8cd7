import ComposableArchitecture

extension AppFeature {
  /// The screens that can be on the stack.
  @Reducer
  public struct Path: Sendable {
    /// The state of a screen on the stack.
    public enum State: Equatable, Sendable {
      /// A screen that counts.
      case counter(CounterFeature.State)

      /// A screen that shows facts about a number.
      case fact(FactFeature.State)
    }

    /// The actions of a screen on the stack.
    public enum Action: Equatable, Sendable {
      /// An action of a counter.
      case counter(CounterFeature.Action)

      /// An action of a screen of facts.
      case fact(FactFeature.Action)
    }

    /// Creates the reducer of a screen, which has no configuration.
    public init() {}

    /// A reducer that runs the feature of the screen that an action belongs to.
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
