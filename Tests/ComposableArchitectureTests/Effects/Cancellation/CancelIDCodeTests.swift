import TestSupport
import XCTest

@testable import ComposableArchitecture

/// The code of a cancel identifier runs while no lock is held.
final class CancelIDCodeTests: XCTestCase {
  func testEqualityAndHashOfAnIdentifierCanUseOtherIdentifiers() {
    let other = CancellationKey("other", path: .root)
    for key in [
      CancellationKey(Nosy(id: 1), path: .root), CancellationKey(Nosy(id: 2), path: .root),
    ] {
      let scope = CancellationScope()
      let twin = CancellationScope()
      let isFinished = finishTogether {
        CancellationRegistry.shared.insert(scope, under: [key, other])
        CancellationRegistry.shared.insert(twin, under: [key])
        CancellationRegistry.shared.remove(twin, under: [key])
        CancellationRegistry.shared.cancel(key, within: nil)
        CancellationRegistry.shared.remove(scope, under: [key, other])
      }
      XCTAssertTrue(isFinished)
      guard isFinished else { return }
      XCTAssertTrue(scope.isCancelled)
      XCTAssertFalse(twin.isCancelled)
      XCTAssertFalse(CancellationRegistry.shared.contains(other))
    }
  }

  func testThreadsThatUseTheSameIdentifierLoseNoWork() {
    let key = CancellationKey("shared", path: .root)
    let lost = LockIsolated(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_000 {
        let scope = CancellationScope()
        CancellationRegistry.shared.insert(scope, under: [key])
        if !CancellationRegistry.shared.contains(key) { lost.withValue { $0 += 1 } }
        CancellationRegistry.shared.remove(scope, under: [key])
      }
    }
    XCTAssertEqual(lost.value, 0)
    XCTAssertFalse(CancellationRegistry.shared.contains(key))
  }

  /// An identifier that looks for another identifier whenever it is compared or hashed.
  private struct Nosy: Hashable {
    let id: Int

    static func == (lhs: Self, rhs: Self) -> Bool {
      _ = CancellationRegistry.shared.contains(CancellationKey("other", path: .root))
      return lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
      _ = CancellationRegistry.shared.contains(CancellationKey("other", path: .root))
      hasher.combine(id)
    }
  }
}
