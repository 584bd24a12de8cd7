import Observation

/// The floor O: one observable property, which nobody observes.
@Observable
public final class ObservableCounter {
  public private(set) var count = 0

  public init() {}

  @inline(never)
  public func increment() {
    count += 1
  }
}
