import ComposableArchitecture
import DeepLinks
import XCTest

@testable import StandupsCore

@MainActor
final class LinkResolverTests: StandupsTestCase {
  private let id = "\(Standup.design.id)"
  private let meeting = "\(Meeting.first.id)"

  private func session(_ link: String) throws -> [SavedScreen] {
    @Shared(.standups) var standups
    return try LinkResolver.screens(link, in: $standups).path.map(SavedScreen.init)
  }

  private func assert(_ link: String, fails message: String, line: UInt = #line) {
    XCTAssertThrowsError(try session(link), link, line: line) {
      XCTAssertEqual("\($0)", message, line: line)
    }
  }

  func testALinkReturnsItsPagesInOrder() async throws {
    save(.design, .engineering)
    XCTAssertEqual(try session("standups:///"), [])
    XCTAssertEqual(try session("attendee/cleo"), [.attendee(name: "cleo")])
    XCTAssertEqual(
      try session("standup/\(id)/past/\(meeting)/attendee/Dora/standup/\(id)/meeting"),
      [
        .standup(id: Standup.design.id),
        .past(meeting: Meeting.first.id, standup: Standup.design.id),
        .attendee(name: "Dora"),
        .standup(id: Standup.design.id),
        .meeting(SavedMeeting(MeetingFeature.State(standup: .design))),
      ]
    )
  }

  func testALinkPresentsTheFormOfAStandup() async throws {
    save(.design)
    @Shared(.standups) var standups
    let screens = try LinkResolver.screens("standup/\(id)/edit", in: $standups)
    XCTAssertEqual(
      screens.path,
      [
        .detail(
          DetailFeature.State(
            standup: try shared(.design),
            destination: .edit(StandupFormFeature.State(standup: .design))
          )
        )
      ]
    )
    XCTAssertTrue(try LinkResolver.screens("new", in: $standups).isNew)
  }

  func testAMissingStandupMeetingOrAttendeeIsAnError() async {
    save(.design)
    let other = "\(Standup.engineering.id)"
    assert(
      "standup/\(other)",
      fails: "Part 2 of the link is '\(other)'. Expected the id of a stand-up that exists."
    )
    assert(
      "standup/\(id)/past/\(other)",
      fails: "Part 4 of the link is '\(other)'. Expected the id of a past meeting of the stand-up."
    )
    assert(
      "standup/\(id)/past/\(meeting)/attendee/Eve",
      fails: "Part 6 of the link is 'Eve'. Expected the name of an attendee of a stand-up."
    )
    assert("standup", fails: "Part 2 of the link is missing. Expected a UUID after 'standup'.")
    assert(
      "standups:///sit-down",
      fails: """
        Part 1 of the link is 'sit-down'. Expected the name of a screen, 'standup', 'meeting', \
        'speaker', 'past', 'attendee', 'edit' or 'new'.
        """
    )
  }

  func testASpeakerOrASecondOutOfRangeIsAnError() async {
    save(.design)
    for speaker in ["0", "4", "-1", "\(Int.max)"] {
      assert(
        "standup/\(id)/meeting/speaker/\(speaker)/0",
        fails: """
          Part 5 of the link is '\(speaker)'. Expected the number of a speaker, from 1 to 3.
          """
      )
    }
    for seconds in ["20", "-1"] {
      assert(
        "standup/\(id)/meeting/speaker/1/\(seconds)",
        fails: """
          Part 6 of the link is '\(seconds)'. Expected the seconds of the turn, from 0 to 19.
          """
      )
    }
    assert(
      "standup/\(id)/meeting/speaker/Ann/1",
      fails: "Part 5 of the link is 'Ann'. Expected a whole number."
    )
  }

  func testAPartAtAWrongPlaceIsAnError() async {
    save(.design)
    for name in ["meeting", "edit"] {
      assert(
        name,
        fails: """
          Part 1 of the link is '\(name)'. Expected a stand-up before '\(name)', as in \
          'standup/…/\(name)'.
          """
      )
    }
    assert(
      "attendee/Ann/past/\(meeting)",
      fails: """
        Part 3 of the link is 'past'. Expected a stand-up before 'past', as in 'standup/…/past'.
        """
    )
    assert(
      "standup/\(id)/speaker/1/2",
      fails: "Part 3 of the link is 'speaker'. Expected 'meeting' before 'speaker'."
    )
    assert(
      "standup/\(id)/meeting/attendee/Ann",
      fails: "Part 4 of the link is 'attendee'. Expected nothing, or 'speaker', after 'meeting'."
    )
    assert(
      "standup/\(id)/meeting/speaker/1/2/speaker/1/3",
      fails: """
        Part 7 of the link is 'speaker'. Expected nothing after a speaker of a meeting.
        """
    )
    assert(
      "standup/\(id)/edit/meeting",
      fails: "Part 4 of the link is 'meeting'. Expected nothing after 'edit'."
    )
    assert("new/edit", fails: "Part 2 of the link is 'edit'. Expected nothing after 'new'.")
    assert(
      "attendee/Ann/new",
      fails: "Part 3 of the link is 'new'. Expected nothing before 'new'."
    )
  }

  func testTheRouterReturnsTheLinkOfEachPart() async throws {
    let parts: [LinkPart] = [
      .standup(Standup.design.id), .past(Meeting.first.id), .attendee("Ann/Ben"), .meeting,
      .speaker(2, seconds: 15), .edit, .new,
    ]
    let link = try XCTUnwrap(DeepLinkRouter.standups.link(to: parts))
    XCTAssertEqual(
      link,
      """
      standups:///standup/\(id)/past/\(meeting)/attendee/Ann%2FBen/meeting/speaker/2/15/edit/new
      """
    )
    XCTAssertEqual(try DeepLinkRouter.standups.screens(link), parts)
  }
}
