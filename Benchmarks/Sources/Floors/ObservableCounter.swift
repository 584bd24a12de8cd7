import Observation

/// The object of the floor O: an object with one observable property.
@Observable
public final class ObservableCounter {
  public private(set) var count = 0

  public init() {}

  @inline(never)
  public func increment() {
    count += 1
  }
}
