import Foundation

/// The result of ``SessionFile/load(at:)``.
public enum RestoredSession<Session> {
  /// There is no saved session.
  case nothing

  /// The session that was saved last, in the current format or migrated from an older format.
  case session(Session)

  /// The file cannot be used. If the file was moved aside, saving a new session does not replace
  /// the unusable file.
  case setAside(SessionProblem)

  /// The session, if there is one.
  public var session: Session? {
    if case .session(let session) = self { session } else { nil }
  }

  /// The problem with the saved file, if there is one.
  public var problem: SessionProblem? {
    if case .setAside(let problem) = self { problem } else { nil }
  }

  /// Whether saving a new session replaces no unusable file: either the file was usable or missing,
  /// or the unusable file was moved aside.
  public var canBeReplaced: Bool { problem.map { $0.movedTo != nil } ?? true }
}

extension RestoredSession: Equatable where Session: Equatable {}
extension RestoredSession: Sendable where Session: Sendable {}

/// The reason why a session cannot be restored, and the location of the session's file.
public struct SessionProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason why the file of a session cannot be used.
  public enum Reason: Error, Equatable, Sendable {
    /// The file is empty.
    case empty
    /// The file is incomplete, is not a saved session, or could not be migrated.
    case damaged
    /// The session was saved by a newer version of the app, in a newer format.
    case newer(version: Int, known: Int)
    /// The session was saved in a format that is no longer supported.
    case older(version: Int, known: Int)
    /// The last starts of the app with the session have ended before the app showed the session.
    case unfinishedStarts(Int)
    /// The file has more than ``SessionFile/maximumSize`` bytes.
    case tooLarge(size: Int)
    /// The file cannot be read. The payload is the reason, without a full stop.
    case unreadable(String)
  }

  /// The reason why the session cannot be restored.
  public let reason: Reason

  /// The original location of the file.
  public let url: URL

  /// The location to which the file was moved, or `nil` if the file could not be moved.
  public let movedTo: URL?

  /// Creates a problem. Pass `nil` for `movedTo` if the file could not be moved.
  public init(reason: Reason, url: URL, movedTo: URL?) {
    self.reason = reason
    self.url = url
    self.movedTo = movedTo
  }

  /// A message for the user.
  public var description: String {
    "\(reasonDescription) The file \(movedTo.map { "was moved to \($0.path)." } ?? "is still at \(url.path).")"
  }

  private var reasonDescription: String {
    switch reason {
    case .empty:
      "The file of the last session is empty."
    case .damaged:
      "The file of the last session is damaged."
    case .newer(let version, let supported):
      "The last session was saved by a newer version of the app, in format \(version). This "
        + "version supports format \(supported)."
    case .older(let version, let supported):
      "The last session was saved in format \(version). This version of the app supports "
        + "format \(supported)."
    case .unfinishedStarts(let count):
      "The app did not show the last session in the last \(count) starts."
    case .tooLarge(let size):
      "The file of the last session has \(size >> 20) MiB, so it isn't a saved session."
    case .unreadable(let reason):
      "The file of the last session can't be read: \(reason)."
    }
  }
}

/// The error that is thrown if a session could not be saved or removed.
public struct SessionSaveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The location of the file that could not be written or removed.
  public let url: URL

  /// The reason, without a full stop: "there is no space left on the disk".
  public let reason: String

  /// Creates an error. The reason is a phrase without a full stop.
  public init(url: URL, reason: String) {
    self.url = url
    self.reason = reason
  }

  /// A message with the path of the file and the reason, for the user.
  public var description: String { "\(url.path) can't be written: \(reason)." }
}
