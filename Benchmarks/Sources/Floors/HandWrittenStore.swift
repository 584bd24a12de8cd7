/// A store that is written by hand. The reducer of the store is a closure, and the state of the
/// store can't be observed. One action of the store is the floor "C", one of the minimal operations
/// with which the benchmarks compare workloads.
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
