import ComposableArchitecture
import DeepLinks
import Foundation

/// A part of a link, which refers to a page or to a presentation.
@CasePathable
public enum LinkPart: Equatable, Sendable {
  /// The page of an attendee.
  case attendee(String)

  /// The form of the preceding stand-up.
  case edit

  /// A new meeting of the preceding stand-up.
  case meeting

  /// The form that adds a stand-up.
  case new

  /// A past meeting of the preceding stand-up.
  case past(Meeting.ID)

  /// The middle of the preceding meeting: the number of the speaker, counted from 1, and the
  /// seconds for which the speaker has spoken.
  case speaker(Int, seconds: Int)

  /// The page of a stand-up.
  case standup(Standup.ID)

  /// The number of components of the link that the part consists of, with its name.
  var count: Int {
    switch self {
    case .edit, .meeting, .new: 1
    case .attendee, .past, .standup: 2
    case .speaker: 3
    }
  }
}

extension DeepLinkRouter<LinkPart> {
  /// Links to pages and presentations, for example
  /// `standups:///standup/E621E1F8-C36C-495A-93FC-0C247A3E6E5F/meeting/speaker/2/15`.
  ///
  /// The router checks the form of a link. `LinkResolver` checks whether the stand-ups exist.
  public static let standups = DeepLinkRouter(scheme: "standups") {
    DeepLinkRoute("standup", .uuid) {
      .standup($0)
    } parts: {
      $0[case: \.standup]
    }
    DeepLinkRoute("meeting") {
      .meeting
    } matches: {
      $0 == .meeting
    }
    DeepLinkRoute("speaker", .integer, .integer) {
      .speaker($0, seconds: $1)
    } parts: {
      $0[case: \.speaker].map { ($0.0, $0.seconds) }
    }
    DeepLinkRoute("past", .uuid) {
      .past($0)
    } parts: {
      $0[case: \.past]
    }
    DeepLinkRoute("attendee", .text) {
      .attendee($0)
    } parts: {
      $0[case: \.attendee]
    }
    DeepLinkRoute("edit") {
      .edit
    } matches: {
      $0 == .edit
    }
    DeepLinkRoute("new") {
      .new
    } matches: {
      $0 == .new
    }
  }
}
