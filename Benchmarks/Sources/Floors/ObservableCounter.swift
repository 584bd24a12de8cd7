import Observation

/// The floor O: one observable property without observers.
@Observable
public final class ObservableCounter {
  public private(set) var count = 0

  public init() {}

  @inline(never)
  public func increment() {
    count += 1
  }
}
