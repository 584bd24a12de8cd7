/// The store of the floor C. The store is written by hand, its reducer is a closure, and its state
/// can't be observed.
public final class HandWrittenStore<State, Action> {
  public private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  public init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  @inline(never)
  public func send(_ action: Action) {
    reduce(&state, action)
  }
}
