import Observation

/// An object with one observable property. A change of the property is the floor "O", one of the
/// minimal operations with which the benchmarks compare workloads.
@Observable
public final class ObservableCounter {
  public private(set) var count = 0

  public init() {}

  @inline(never)
  public func increment() {
    count += 1
  }
}
