/// The floor C: a store written by hand, with a closure and without observation.
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
