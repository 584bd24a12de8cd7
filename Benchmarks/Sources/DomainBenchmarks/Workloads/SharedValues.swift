import ComposableArchitecture
import Measurement
import Observation

/// Workloads that read and change shared values.
enum SharedValues {
  static let reading = Workload("@Shared, one read") { times in
    @Shared(.inMemory("count")) var count = 0
    var sum = 0
    for _ in 0..<times {
      sum &+= count
    }
    precondition(sum == 0)
  }

  static let changing = Workload("@Shared, withLock") { times in
    @Shared(.inMemory("changes")) var count = 0
    for _ in 0..<times {
      $count.withLock { $0 &+= 1 }
    }
    precondition(count == times)
  }

  /// Changes one property while observers have read another property.
  static func changing(readersOfAnotherProperty readers: Int) -> Workload {
    Workload("@Shared, withLock, \(readers.grouped) readers of another property") { times in
      @Shared(.inMemory("settings")) var settings = Settings()
      for _ in 0..<readers {
        withObservationTracking {
          _ = $settings.name.wrappedValue
        } onChange: {
          preconditionFailure("The name does not change.")
        }
      }
      for _ in 0..<times {
        $settings.count.withLock { $0 &+= 1 }
      }
    }
  }

  private struct Settings: Equatable {
    var count = 0
    var name = "Blob"
  }
}
