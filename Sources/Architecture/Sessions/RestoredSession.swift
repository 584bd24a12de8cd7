import Foundation

/// What ``SessionFile/load(at:)`` found.
public enum RestoredSession<Session> {
  /// Nothing was saved.
  case nothing
  case session(Session)
  /// There was a file that can't be used. If it could be moved aside, a new one can be saved.
  case setAside(SessionProblem)

  /// The session, if there is one.
  public var session: Session? {
    if case .session(let session) = self { session } else { nil }
  }

  /// What is wrong with what was saved, if something is.
  public var problem: SessionProblem? {
    if case .setAside(let problem) = self { problem } else { nil }
  }

  /// Whether saving loses nothing: there isn't a file any more that couldn't be moved aside.
  public var canBeReplaced: Bool { problem.map { $0.movedTo != nil } ?? true }
}

extension RestoredSession: Equatable where Session: Equatable {}
extension RestoredSession: Sendable where Session: Sendable {}

/// Why a session can't be restored, and where its file is now.
public struct SessionProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Reason: Error, Equatable, Sendable {
    /// There is nothing in the file.
    case empty
    /// It isn't what was saved, or not all of it.
    case damaged
    /// It was saved by a version of the app that knew a newer format.
    case newer(version: Int, known: Int)
    /// It was saved in a format that isn't known any more.
    case older(version: Int, known: Int)
    /// The system doesn't give it away; with what it says.
    case unreadable(String)
  }

  public let reason: Reason

  /// Where the file was.
  public let url: URL

  /// Where it is now; `nil` if it could not be moved.
  public let movedTo: URL?

  public init(reason: Reason, url: URL, movedTo: URL?) {
    self.reason = reason
    self.url = url
    self.movedTo = movedTo
  }

  /// Two sentences for the person who uses the app.
  public var description: String {
    "\(what) \(movedTo.map { "It is kept as \($0.path)." } ?? "It is still \(url.path).")"
  }

  private var what: String {
    switch reason {
    case .empty:
      "The file of the last session is empty."
    case .damaged:
      "The file of the last session is damaged."
    case .newer(let version, let known):
      "The last session was saved by a newer version of the app, in format \(version); this one "
        + "knows format \(known)."
    case .older(let version, let known):
      "The last session was saved in format \(version), and this version of the app knows format "
        + "\(known)."
    case .unreadable(let reason):
      "The file of the last session can't be read: \(reason)."
    }
  }
}

/// A session was not saved.
public struct SessionNotSaved: Error, Equatable, Sendable, CustomStringConvertible {
  public let url: URL

  /// Why, without a full stop: "there is no space left on the disk".
  public let reason: String

  public init(url: URL, reason: String) {
    self.url = url
    self.reason = reason
  }

  public var description: String { "\(url.path) can't be written: \(reason)." }
}
