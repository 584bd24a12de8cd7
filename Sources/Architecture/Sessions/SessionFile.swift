import Foundation
import Sharing

/// The file in which an app saves its session. The app restores the session at the next start. A
/// session is the path of a navigation stack, or any other codable value.
///
/// ```swift
/// let file = SessionFile<[SavedScreen]>(url: AppFolder.state.url(of: "org.example.Notes")
///   .appending(path: "session.json"))
///
/// switch file.load() {
/// case .nothing: …
/// case .session(let screens): …
/// case .setAside(let problem): …  // show `problem.description`
/// }
/// ```
///
/// The file is JSON with two members: `version`, the number of the format, and `session`.
/// ``load(at:)`` moves an unusable file aside, so that the file can be inspected, or used by a
/// newer version of the app.
public struct SessionFile<Session: Codable & Sendable>: Sendable {
  /// The location of the file. The folder of the file is created when the first session is saved.
  public let url: URL

  /// The number of the format. Increase the number if older versions of the app cannot read the
  /// format.
  public let version: Int

  /// The size of the largest file that is read, in bytes. A session is the path of a stack and a
  /// few unsaved inputs, so a larger file is not the session of an app.
  public static var maximumSize: Int { 16 * 1024 * 1024 }

  private let migrate: @Sendable (_ version: Int, _ file: Data) throws -> Session?

  /// - Parameters:
  ///   - url: The location of the file. The folder of the file is created when the first session is
  ///     saved.
  ///   - version: The number of the format.
  ///   - migrate: Decodes the whole content of a file of an older format. Return `nil` if the
  ///     format is no longer supported.
  public init(
    url: URL,
    version: Int = 1,
    migrate: @escaping @Sendable (_ version: Int, _ file: Data) throws -> Session? = { _, _ in nil }
  ) {
    self.url = url
    self.version = version
    self.migrate = migrate
  }

  /// Returns the session that was saved last.
  ///
  /// A file that cannot be read, or is not a valid session, is moved aside within its folder. The
  /// new name contains the old name and the date.
  ///
  /// - Parameter date: The current date, for the name of a file that is moved aside.
  /// - Returns: The session, `.nothing` if there is no file, or `.setAside` with the reason if the
  ///   file cannot be used.
  public func load(at date: Date = Date()) -> RestoredSession<Session> {
    do throws(SessionProblem.Reason) {
      guard let data = try read() else { return .nothing }
      return .session(try decode(data))
    } catch {
      return setAside(because: error, at: date)
    }
  }

  /// Moves the file aside.
  func setAside(
    because reason: SessionProblem.Reason,
    at date: Date = Date()
  ) -> RestoredSession<Session> {
    .setAside(SessionProblem(reason: reason, url: url, movedTo: moveAside(at: date)))
  }

  /// Saves a session, and replaces the previous session. The file on the disk is never incomplete,
  /// because the new file replaces the old file in one step. When the method returns, the session
  /// is on the disk.
  ///
  /// Only the user can read a new file. The permissions of an existing file are preserved. If the
  /// file is a symbolic link, the target of the link is replaced.
  ///
  /// - Throws: ``SessionSaveError`` if the session could not be encoded or written.
  public func save(_ session: Session) throws(SessionSaveError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Envelope(version: version, session: session))
      try DurableFile(path: url.path).write(data)
    } catch let failure as FileFailure {
      throw SessionSaveError(url: url, reason: failure.reason)
    } catch {
      throw SessionSaveError(url: url, reason: FileErrorMessage.reason(of: error))
    }
  }

  /// Removes the file. Does nothing if there is no file.
  ///
  /// - Throws: ``SessionSaveError`` if the file could not be removed.
  public func remove() throws(SessionSaveError) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch CocoaError.fileNoSuchFile {
    } catch {
      throw SessionSaveError(url: url, reason: FileErrorMessage.reason(of: error))
    }
  }
}

/// The encoded content of the file.
private struct Envelope<Session: Encodable>: Encodable {
  let version: Int
  let session: Session
}

/// The content of a file of any version. The session is decoded only if the file has the supported
/// version.
private struct Content<Session: Decodable>: DecodableWithConfiguration {
  let version: Int
  let session: Session?

  private enum Key: CodingKey {
    case version, session
  }

  init(from decoder: any Decoder, configuration supportedVersion: Int) throws {
    let container = try decoder.container(keyedBy: Key.self)
    version = try container.decode(Int.self, forKey: .version)
    session =
      version == supportedVersion ? try container.decode(Session.self, forKey: .session) : nil
  }
}

extension SessionFile {
  /// Returns the content of the file, or `nil` if there is no file.
  private func read() throws(SessionProblem.Reason) -> Data? {
    let size: Int?
    do throws(FileFailure) {
      size = try DurableFile(path: url.path).checkType(before: .read)
    } catch {
      throw .unreadable(error.reason)
    }
    if let size, size > Self.maximumSize { throw .tooLarge(size: size) }
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch let error as CocoaError where (error.underlying as? POSIXError)?.code == .ENOTDIR {
      // A component of the path is not a folder, so the file does not exist.
      return nil
    } catch {
      throw .unreadable(FileErrorMessage.reason(of: error))
    }
  }

  private func decode(_ data: Data) throws(SessionProblem.Reason) -> Session {
    guard !data.isEmpty else { throw .empty }
    do {
      let content = try JSONDecoder().decode(
        Content<Session>.self,
        from: data,
        configuration: version
      )
      if let session = content.session { return session }
      guard content.version <= version else {
        throw SessionProblem.Reason.newer(version: content.version, known: version)
      }
      if let session = try migrate(content.version, data) { return session }
      throw SessionProblem.Reason.older(version: content.version, known: version)
    } catch let reason as SessionProblem.Reason {
      throw reason
    } catch {
      throw .damaged
    }
  }

  private func moveAside(at date: Date) -> URL? {
    let style = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .current)
    let time = date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    // Several files can be moved aside within one second.
    for number in 1...100 {
      let suffix = number == 1 ? "" : "-\(number)"
      var target = folder.appending(path: "\(name)-\(time)\(suffix)")
      if !url.pathExtension.isEmpty {
        target.appendPathExtension(url.pathExtension)
      }
      do {
        try FileManager.default.moveItem(at: url, to: target)
        return target
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        return nil
      }
    }
    return nil
  }
}
