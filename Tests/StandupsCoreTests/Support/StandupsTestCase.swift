import ComposableArchitecture
import StandupsCore
import XCTest

/// A test with stand-ups in memory, a controlled clock, and predictable identities and dates.
///
/// All tests are asynchronous, because XCTest on Linux calls only asynchronous tests on the main
/// actor.
@MainActor
class StandupsTestCase: XCTestCase {
  let clock = TestClock()
  let chimes = LockIsolated(0)
  let dismissals = LockIsolated(0)
  static let now = Date(timeIntervalSince1970: 1_234_567_890)

  /// Saves stand-ups, as an earlier run of the app.
  func save(_ standups: Standup...) {
    @Shared(.standups) var saved
    $saved.withLock { $0 = IdentifiedArray(uniqueElements: standups) }
  }

  /// The saved stand-ups.
  var saved: IdentifiedArrayOf<Standup> {
    @Shared(.standups) var saved
    return saved
  }

  /// Returns a reference to a saved stand-up.
  func shared(_ standup: Standup) throws -> Shared<Standup> {
    @Shared(.standups) var saved
    return try XCTUnwrap(Shared($saved[id: standup.id]))
  }

  /// Overrides the dependencies of all features.
  func prepare(_ dependencies: inout DependencyValues) {
    dependencies.continuousClock = clock
    dependencies.date = .constant(Self.now)
    dependencies.uuid = .incrementing
    dependencies.chime.play = { [chimes] in chimes.withValue { $0 += 1 } }
  }

  /// Returns a store of the app, with pages on the stack. The identifiers of the pages are 0, 1…
  func appStore(_ session: SavedScreen...) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(session: session)) {
      AppFeature()
    } withDependencies: {
      prepare(&$0)
    }
  }

  /// Returns a store of a feature that is not a part of the app. Dismissals are counted.
  func store<Feature: Reducer>(
    _ state: Feature.State,
    _ feature: Feature
  ) -> TestStoreOf<Feature> where Feature.State: Equatable {
    TestStore(initialState: state) {
      feature
    } withDependencies: {
      prepare(&$0)
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
    }
  }
}

extension Standup {
  /// A stand-up of a minute, with three attendees and two past meetings.
  static let design = Standup(
    id: UUID(1_000),
    title: "Design",
    minutes: 1,
    theme: .orange,
    attendees: [.ann, .ben, .cleo],
    meetings: [.second, .first]
  )

  /// A stand-up without past meetings. Ann also attends the stand-up “Design”.
  static let engineering = Standup(
    id: UUID(2_000),
    title: "Engineering",
    minutes: 10,
    attendees: [Attendee(id: UUID(2_001), name: "ann")]
  )
}

extension Attendee {
  static let ann = Attendee(id: UUID(1_001), name: "Ann")
  static let ben = Attendee(id: UUID(1_002), name: "Ben")
  static let cleo = Attendee(id: UUID(1_003), name: "Cleo")
}

extension Meeting {
  static let first = Meeting(
    id: UUID(1_100),
    date: Date(timeIntervalSince1970: 1_000_000_000),
    attendees: ["Ann", "Dora"],
    transcript: "A new logo."
  )
  static let second = Meeting(
    id: UUID(1_101),
    date: Date(timeIntervalSince1970: 1_100_000_000),
    attendees: ["Ann", "Ben", "Cleo"],
    transcript: ""
  )
}
