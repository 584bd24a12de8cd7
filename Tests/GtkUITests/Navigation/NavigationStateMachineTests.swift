import XCTest

@testable import GtkUI

/// The steps for each event in each state, without widgets, in the notation of
/// ``NavigationRecorder``.
final class NavigationStateMachineTests: XCTestCase {
  private typealias Event = NavigationRecorder.Event

  /// The initial path, whose top page is shown, the earlier events, an event, and the steps of the
  /// event.
  private typealias Row = (
    path: [Int], before: [Event], event: Event, steps: [String], line: UInt
  )

  private func check(_ rows: [Row], onCreation: [String: Event] = [:]) {
    for (path, before, event, steps, line) in rows {
      var recorder = NavigationRecorder(path)
      recorder.handle(.update(.none))
      recorder.eventsOnCreation = onCreation
      for event in before { recorder.handle(event) }
      XCTAssertEqual(recorder.handle(event), steps, line: line)
    }
  }

  func testNewStackShowsOnlyItsTopPage() {
    var empty = NavigationRecorder([])
    XCTAssertEqual(empty.handle(.update(.none)), ["prepare root", "show root"])
    var stack = NavigationRecorder([1, 2])
    XCTAssertEqual(stack.handle(.update(.none)), ["prepare 2", "show 2"])
    var presenting = NavigationRecorder([], eventsOnCreation: ["root": .path([1])])
    XCTAssertEqual(presenting.handle(.update(.none)), ["prepare root", "prepare 1", "show 1"])
  }

  func testPathChangesScheduleOneUpdateAndRemoveOnlyExistingPages() {
    check([
      ([], [], .path([1]), ["schedule"], #line),
      ([], [.path([1])], .path([1, 2]), [], #line),
      ([], [.path([1]), .update(.none)], .path([1, 2]), ["schedule"], #line),
      ([], [.update(.none)], .path([1]), ["schedule"], #line),
      ([1, 2], [], .path([1]), ["schedule", "remove 2", "freeze 2"], #line),
      ([1, 2, 3], [], .path([]), ["schedule", "remove 1 2 3", "freeze 3"], #line),
      ([1], [], .path([2]), ["schedule", "remove others", "freeze 1"], #line),
      // Covered pages are dismantled at once.
      (
        [1], [.path([1, 2]), .update(.none)], .path([]),
        ["schedule", "remove 1 2", "dismantle 1", "freeze 2"], #line
      ),
      ([1, 2], [], .path([2]), ["schedule", "remove others"], #line),
      ([1], [], .path([1]), ["schedule", "remove others"], #line),
    ])
  }

  func testUpdateShowsTheTopPageWithOneTransition() {
    let runs = Event.update(.runs)
    let none = Event.update(.none)
    check([
      ([], [], runs, ["back button"], #line),
      ([], [.path([1])], runs, ["prepare 1", "root → 1 push(1)", "no focus root"], #line),
      // The pages below the new top page are not created.
      ([], [.path([1, 2, 3])], runs, ["prepare 3", "root → 3 push(3)", "no focus root"], #line),
      ([1, 2], [.path([1])], runs, ["prepare 1", "2 → 1 pop(1)", "no focus 2"], #line),
      ([1, 2, 3], [.path([])], runs, ["prepare root", "3 → root pop(3)", "no focus 3"], #line),
      (
        [], [.path([1])], none,
        ["prepare 1", "root → 1 push(1)", "take off root", "cover root"], #line
      ),
      (
        [1], [.path([2])], none,
        ["prepare 2", "1 → 2 replace(keeping: 0)", "take off 1", "dismantle 1"], #line
      ),
      // The replaced page remains on the stack, below the new top page.
      (
        [1, 2], [.path([2, 1])], none,
        ["prepare 1", "2 → 1 replace(keeping: 0)", "take off 2", "cover 2"], #line
      ),
      // A change below the top page is not visible.
      ([1, 2], [.path([2])], runs, ["back button"], #line),
      (
        [1, 2], [.path([2]), runs, .path([2, 3])], runs,
        ["prepare 3", "2 → 3 push(1)", "no focus 2"], #line
      ),
      ([1], [.path([1, 2]), .path([1])], runs, ["back button"], #line),
      // The shown page was removed, and a new page has its identity.
      (
        [1], [.path([]), .path([1])], none,
        ["prepare 1", "1 → 1′ stay", "take off 1", "dismantle 1"], #line
      ),
    ])
  }

  /// The root page slides out, and page 1 slides in.
  func testEventsDuringAPush() {
    let push: [Event] = [.path([1]), .update(.runs)]
    check([
      ([], push, .transitionEnd, ["take off root", "cover root"], #line),
      ([], push + [.transitionEnd], .transitionEnd, [], #line),
      ([], push, .path([1, 2]), ["schedule"], #line),
      (
        [], push + [.path([1, 2])], .update(.runs),
        ["prepare 2", "take off root", "cover root", "1 → 2 push(1)", "no focus 1"], #line
      ),
      // The transition ends before the update.
      (
        [], push + [.path([1, 2]), .transitionEnd], .update(.runs),
        ["prepare 2", "1 → 2 push(1)", "no focus 1"], #line
      ),
      ([], push, .path([]), ["schedule", "remove 1", "freeze 1"], #line),
      // The root page slides out and is shown again. The page is covered between both transitions.
      (
        [], push + [.path([])], .update(.runs),
        ["prepare root", "take off root", "cover root", "1 → root pop(1)", "no focus 1"], #line
      ),
      ([], push, .path([2]), ["schedule", "remove others", "freeze 1"], #line),
      (
        [], push + [.path([2])], .update(.none),
        [
          "prepare 2", "take off root", "cover root", "1 → 2 replace(keeping: 0)", "take off 1",
          "dismantle 1",
        ], #line
      ),
      // A replacement ends the running transition. GTK notifies the node of this end before the new
      // page is shown.
      (
        [], push + [.path([2])], .update(.interruptsAnother),
        [
          "prepare 2", "take off root", "cover root", "1 → 2 replace(keeping: 0)",
          "no focus 1",
        ], #line
      ),
      // GTK notifies the node of the end before each step. The page that is still visible stays.
      (
        [], push + [.path([2])], .update(.endsDuringEachStep),
        [
          "take off root", "cover root", "prepare 2", "1 → 2 replace(keeping: 0)", "take off 1",
          "dismantle 1",
        ], #line
      ),
      // The stack is frozen, so the page is dismantled, not covered.
      ([], push + [.stackRemoval], .transitionEnd, ["take off root", "dismantle root"], #line),
    ])
  }

  /// Page 1 slides out below page 2, and is removed before the transition ends.
  func testPageThatIsPoppedWhileItSlidesOutIsFrozenUntilTheTransitionEnds() {
    let push: [Event] = [.path([1, 2]), .update(.runs)]
    check([
      ([1], push, .path([2]), ["schedule", "remove others", "freeze 1"], #line),
      ([1], push + [.path([2])], .update(.runs), ["back button"], #line),
      (
        [1], push + [.path([2]), .update(.runs)], .transitionEnd,
        ["take off 1", "dismantle 1"], #line
      ),
      // Both visible pages are removed.
      (
        [1], push, .path([]),
        ["schedule", "remove 1 2", "freeze 1", "freeze 2"], #line
      ),
      (
        [1], push + [.path([])], .update(.runs),
        [
          "prepare root", "take off 1", "dismantle 1", "2 → root pop(2)", "no focus 2",
        ], #line
      ),
    ])
  }

  /// Page 1 was removed and slides out, and the root page slides in.
  func testEventsDuringAPop() {
    let pop: [Event] = [.path([]), .update(.runs)]
    check([
      ([1], pop, .transitionEnd, ["take off 1", "dismantle 1"], #line),
      // The page that is pushed again is a new page.
      ([1], pop, .path([1]), ["schedule"], #line),
      (
        [1], pop + [.path([1])], .update(.runs),
        ["prepare 1", "take off 1", "dismantle 1", "root → 1′ push(1)", "no focus root"], #line
      ),
      // The new page is not visible before the update, and the old page continues to slide out.
      ([1], pop + [.path([1])], .path([]), ["remove 1"], #line),
      ([1], pop + [.path([1]), .path([])], .update(.runs), ["back button"], #line),
      ([1], pop + [.stackRemoval], .transitionEnd, ["take off 1", "dismantle 1"], #line),
      // The second pop ends the transition of the first pop.
      (
        [1, 2], [.path([1]), .update(.runs), .path([])], .update(.runs),
        ["prepare root", "take off 2", "dismantle 2", "1 → root pop(1)", "no focus 1"], #line
      ),
    ])
  }

  func testPathChangesDuringTheCreationOfAPageAreShownByTheSameUpdate() {
    let push: [Event] = [.path([1])]
    let runs = Event.update(.runs)
    let pushed = ["prepare 1", "prepare 2", "root → 2 push(2)", "no focus root"]
    check([([], push, runs, pushed, #line)], onCreation: ["1": .path([1, 2])])
    let popped = ["prepare 1", "remove 1", "back button"]
    check([([], push, runs, popped, #line)], onCreation: ["1": .path([])])
    let replaced = [
      "prepare 1", "remove others", "prepare 2", "root → 2 push(1)", "no focus root",
    ]
    check([([], push, runs, replaced, #line)], onCreation: ["1": .path([2])])
    // The shown page 1 was removed before. The new page 1 is removed while it is prepared.
    let removed = [
      "prepare 1", "create d7", "remove d7 1", "dismantle 1′", "prepare root", "1 → root pop(1)",
      "no focus 1",
    ]
    check(
      [([1], [.path([]), .destinations([7], depth: 0, path: [1])], runs, removed, #line)],
      onCreation: ["d7": .path([])]
    )
    // The next change schedules an update again.
    check(
      [
        (
          [], push + [runs], .path([]), ["schedule", "remove 1 2", "dismantle 1", "freeze 2"], #line
        )
      ],
      onCreation: ["1": .path([1, 2])]
    )
  }

  func testDestinationsAreCreatedBeforeTheTopPageIsShown() {
    let runs = Event.update(.runs)
    let below = Event.destinations([7], depth: 0, path: [1])
    check([
      // A page below the top page presents a destination.
      ([1], [], below, ["schedule", "remove others"], #line),
      ([1], [below], runs, ["create d7", "back button"], #line),
      (
        [], [below], runs,
        ["prepare 1", "create d7", "prepare 1", "root → 1 push(2)", "no focus root"], #line
      ),
      // The top page presents a destination.
      (
        [1], [.destinations([7], depth: 1, path: [1])], runs,
        ["prepare d7", "1 → d7 push(1)", "no focus 1"], #line
      ),
    ])
    // A page presents a destination during its creation.
    let steps = ["prepare 1", "prepare d7", "root → d7 push(2)", "no focus root"]
    check(
      [([], [.path([1])], runs, steps, #line)],
      onCreation: ["1": .destinations([7], depth: 1, path: [1])]
    )
  }
}
