import ConcurrencyExtras
import XCTest

@testable import Dependencies

/// When the dependencies of models are released.
final class ModelDependenciesTests: XCTestCase {
  private class Model {
    @Dependency(Resource.self) var resource
  }
  private final class Submodel: Model {}
  private final class Bare {}

  /// A dependency such as an open database.
  private final class Resource: TestDependencyKey, Sendable {
    static let testValue = Resource()
  }

  func testDependenciesOfReleasedModelsAreReleasedByLaterRegistrations() {
    for count in [1, 8, 100] {
      let dependencies = ModelDependencies { _, _ in }
      weak var released: Resource?
      do {
        let resource = Resource()
        var values = DependencyValues()
        values[Resource.self] = resource
        let models = (0..<count).map { _ in Bare() }
        for model in models { dependencies.register(values, of: model) }
        XCTAssertEqual(dependencies.count, count)
        released = resource
      }
      let models = (0...count / 7).map { _ in Bare() }
      for model in models { dependencies.register(DependencyValues(), of: model) }
      XCTAssertNil(released, "\(count)")
      XCTAssertEqual(dependencies.count, models.count)
    }
  }

  func testDependenciesOfAModelWithADependencyPropertyAreReleasedWithTheModel() {
    for make in [{ Model() }, { Submodel() }] as [() -> Model] {
      weak var released: Resource?
      do {
        let resource = Resource()
        let model = withDependencies {
          $0[Resource.self] = resource
        } operation: {
          make()
        }
        XCTAssertTrue(
          withDependencies(from: model) { DependencyValues._current[Resource.self] === resource }
        )
        released = resource
      }
      XCTAssertNil(released)
    }
  }

  func testDependenciesOfAModelWithoutDependencyPropertiesAreReleasedSoonAfterTheModel()
    async throws
  {
    weak var released: Resource?
    do {
      let resource = Resource()
      _ = withDependencies {
        $0[Resource.self] = resource
      } operation: {
        Bare()
      }
      released = resource
    }
    // The limit is long enough for a busy machine.
    for _ in 1...1_000 where released != nil {
      try await Task.sleep(for: .milliseconds(30))
    }
    XCTAssertNil(released)
  }

  func testDependenciesOfReleasedModelsAreReleasedByScheduledChecks() {
    let scheduled = LockIsolated<[(delay: Int, check: @Sendable () -> Void)]>([])
    func check() -> Int? {
      guard !scheduled.isEmpty else { return nil }
      let next = scheduled.withValue { $0.removeFirst() }
      next.check()
      return next.delay
    }
    let dependencies = ModelDependencies { delay, check in
      scheduled.withValue { $0.append((delay, check)) }
    }
    var models = (0..<3).map { _ in Bare() }
    weak var released: Resource?
    do {
      let resource = Resource()
      var values = DependencyValues()
      values[Resource.self] = resource
      for model in models { dependencies.register(values, of: model) }
      released = resource
    }
    XCTAssertEqual(scheduled.count, 1)
    XCTAssertEqual((0..<11).map { _ in check() }, [1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256])
    models.removeLast()
    XCTAssertEqual((0..<3).map { _ in check() }, [256, 1, 2])
    XCTAssertEqual(dependencies.count, 2)
    XCTAssertNotNil(released)
    models = []
    XCTAssertEqual((0..<2).map { _ in check() }, [4, nil])
    XCTAssertEqual(dependencies.count, 0)
    XCTAssertNil(released)
    let last = Bare()
    dependencies.register(DependencyValues(), of: last)
    XCTAssertEqual(scheduled.value.map(\.delay), [1])
  }
}
