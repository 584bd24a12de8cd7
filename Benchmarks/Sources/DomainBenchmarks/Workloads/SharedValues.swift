import ComposableArchitecture
import Measurement
import Observation

/// Workloads that read and change shared values.
enum SharedValues {
  static let reading = Workload("@Shared, one read") { times in
    @Shared(value: 0) var count
    var sum = 0
    for _ in 0..<times {
      sum &+= count
    }
    precondition(sum == 0)
  }

  static let changing = Workload("@Shared, withLock") { times in
    @Shared(value: 0) var count
    for _ in 0..<times {
      $count.withLock { $0 &+= 1 }
    }
    precondition(count == times)
  }

  /// Changes one property while observers have read another property.
  static func changing(readersOfAnotherProperty readers: Int) -> Workload {
    Workload("@Shared, withLock, \(readers.grouped) readers of another property") { times in
      let settings = settings(withReadersOfItsName: readers)
      for _ in 0..<times {
        settings.count.withLock { $0 &+= 1 }
      }
    }
  }

  // Kept between the samples, because the registration of the observers is not measured.
  @MainActor private static var observed: [Int: Shared<Settings>] = [:]

  @MainActor
  private static func settings(withReadersOfItsName readers: Int) -> Shared<Settings> {
    if let settings = observed[readers] { return settings }
    let settings = Shared(value: Settings())
    for _ in 0..<readers {
      withObservationTracking {
        _ = settings.name.wrappedValue
      } onChange: {
        preconditionFailure("The name does not change.")
      }
    }
    observed[readers] = settings
    return settings
  }

  private struct Settings: Equatable {
    var count = 0
    var name = "Blob"
  }
}
