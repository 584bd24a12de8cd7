import ComposableGtk
import Gtk
import GtkTestSupport
import StandupsCore
import XCTest

@testable import StandupsViews

/// Shows the app with stand-ups in memory and a controlled clock, and calls the test. No objects
/// remain at the end of the test.
@MainActor
func withApp(
  _ standups: [Standup] = [.design],
  session: [SavedScreen] = [],
  file: StaticString = #filePath,
  line: UInt = #line,
  _ test:
    @MainActor (
      StoreOf<AppFeature>, TestWindow<StandupsView>, TestClock<Duration>
    ) throws -> Void
) throws {
  let before = LiveObjects.now
  let clock = TestClock()
  let store = makeStore(standups, session: session, clock: clock)
  let window = TestWindow(width: 480, height: 720) { StandupsView(store: store) }
  try test(store, window, clock)
  window.close()
  XCTAssertEqual(LiveObjects.settled(at: before), before, file: file, line: line)
}

/// Returns a store of the app with stand-ups in memory.
@MainActor
func makeStore(
  _ standups: [Standup],
  session: [SavedScreen],
  clock: TestClock<Duration> = TestClock()
) -> StoreOf<AppFeature> {
  @Shared(.standups) var saved
  $saved.withLock { $0 = IdentifiedArray(uniqueElements: standups) }
  return Store(initialState: AppFeature.State(session: session)) {
    AppFeature()
  } withDependencies: {
    $0.chime.play = {}
    $0.continuousClock = clock
    $0.date = .constant(Date(timeIntervalSince1970: 1_234_567_890))
    $0.uuid = .incrementing
  }
}

/// Advances the clock by a second, and waits until the windows have settled.
@MainActor
func advance(
  _ clock: TestClock<Duration>,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var isOver = false
  Task {
    await clock.advance(by: .seconds(1))
    isOver = true
  }
  let hasAdvanced = GtkTesting.wait { isOver }
  XCTAssertTrue(hasAdvanced, file: file, line: line)
  GtkTesting.settle()
}

extension Standup {
  static let design = Standup(
    id: UUID(1_000),
    title: "Design",
    minutes: 1,
    theme: .orange,
    attendees: [
      Attendee(id: UUID(1_001), name: "Ann"), Attendee(id: UUID(1_002), name: "Ben"),
      Attendee(id: UUID(1_003), name: "Cleo"),
    ],
    meetings: [
      Meeting(
        id: UUID(1_100),
        date: Date(timeIntervalSince1970: 1_000_000_000),
        attendees: ["Ann", "Dora"],
        transcript: "A new logo."
      )
    ]
  )
}

extension Widget {
  /// The fields for a line of text.
  var entries: [Entry] { visibleDescendants.compactMap { $0 as? Entry } }
}
