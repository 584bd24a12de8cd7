import Foundation

/// The file in which an app keeps what it comes back to at the next start: the path of a navigation
/// stack, or whatever else can be encoded.
///
/// ```swift
/// let file = SessionFile<[SavedScreen]>(url: StateFolder.url(of: "org.example.Notes")
///   .appending(path: "session.json"))
///
/// switch file.load() {
/// case .nothing: …
/// case .session(let screens): …
/// case .setAside(let problem): …  // say so: `problem.description`
/// }
/// ```
///
/// It is JSON with two members: `version`, the number of the format, and `session`. A file that
/// can't be used is never overwritten: it is moved aside, and can be looked at, or used by a newer
/// version of the app.
public struct SessionFile<Session: Codable & Sendable>: Sendable {
  public let url: URL

  /// The number of the format, which is raised when older versions of the app couldn't read it.
  public let version: Int

  private let migrate: @Sendable (_ version: Int, _ file: Data) throws -> Session?

  /// - Parameters:
  ///   - url: The file. Its folder is made when it is first needed.
  ///   - version: The number of the format.
  ///   - migrate: Reads a file of an older format, whole as it is on the disk. `nil`: it can't.
  public init(
    url: URL,
    version: Int = 1,
    migrate: @escaping @Sendable (_ version: Int, _ file: Data) throws -> Session? = { _, _ in nil }
  ) {
    self.url = url
    self.version = version
    self.migrate = migrate
  }

  /// What was saved last.
  ///
  /// A file that can't be read, or isn't what it should be, is moved aside: beside it, under its
  /// name and the date.
  ///
  /// - Parameter date: When this is, for the name of a file that is moved aside.
  public func load(at date: Date = Date()) -> RestoredSession<Session> {
    do throws(SessionProblem.Reason) {
      guard let data = try read() else { return .nothing }
      return .session(try decode(data))
    } catch {
      return .setAside(SessionProblem(reason: error, url: url, movedTo: moveAside(at: date)))
    }
  }

  /// Saves a session in place of the one before. At each moment there is a whole file on the disk,
  /// the old one or the new one.
  ///
  /// It is for the person alone who uses the app: nobody else may read it.
  ///
  /// - Throws: ``SessionNotSaved``; the file is as it was.
  public func save(_ session: Session) throws(SessionNotSaved) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Envelope(version: version, session: session))
      let files = FileManager.default
      try files.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try data.write(to: url, options: .atomic)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      throw SessionNotSaved(url: url, reason: FileFailure.reason(of: error))
    }
  }

  /// Removes the file. Nothing happens if there is none.
  ///
  /// - Throws: ``SessionNotSaved``, if it is still there.
  public func remove() throws(SessionNotSaved) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch CocoaError.fileNoSuchFile {
    } catch {
      throw SessionNotSaved(url: url, reason: FileFailure.reason(of: error))
    }
  }
}

/// What is written.
private struct Envelope<Session: Encodable>: Encodable {
  let version: Int
  let session: Session
}

/// What is in a file of any version; the session if it is of the version that is known.
private struct Content<Session: Decodable>: DecodableWithConfiguration {
  let version: Int
  let session: Session?

  private enum Key: CodingKey {
    case version, session
  }

  init(from decoder: any Decoder, configuration known: Int) throws {
    let container = try decoder.container(keyedBy: Key.self)
    version = try container.decode(Int.self, forKey: .version)
    session = version == known ? try container.decode(Session.self, forKey: .session) : nil
  }
}

extension SessionFile {
  /// The file's content; `nil` if there is no file.
  private func read() throws(SessionProblem.Reason) -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch let error as CocoaError where (error.underlying as? POSIXError)?.code == .ENOTDIR {
      // Where there can't be a folder there is no file either.
      return nil
    } catch {
      throw .unreadable(FileFailure.reason(of: error))
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
    // Two may be moved aside within a second.
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
