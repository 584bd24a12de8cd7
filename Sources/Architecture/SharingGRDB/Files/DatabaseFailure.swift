#if SharingGRDB
  import Foundation
  import GRDB
  import Sharing

  /// An error of a database, with a message for the user.
  ///
  /// ```swift
  /// // Returns a message if the note can't be saved.
  /// func save(_ note: Note, in database: any DatabaseWriter) -> String? {
  ///   do {
  ///     try database.write { try note.save($0) }
  ///     return nil
  ///   } catch {
  ///     return DatabaseFailure(error, database: database).description
  ///   }
  /// }
  /// ```
  ///
  /// The changes of a transaction that has failed are rolled back. All earlier transactions are
  /// preserved.
  public struct DatabaseFailure: Error, CustomStringConvertible, LocalizedError {
    /// The operation that has failed.
    public enum Operation: String, Sendable {
      /// The database can't be opened.
      case opened
      /// A value can't be fetched.
      case read
      /// A transaction can't be executed.
      case written
    }

    /// The path of the database.
    public let path: String
    /// The operation that has failed.
    public let operation: Operation
    /// The original error.
    public let underlyingError: any Error

    init(_ error: any Error, path: String, operation: Operation) {
      self.path = path
      self.operation = operation
      underlyingError = error
    }

    /// Creates the error of an operation on a database.
    ///
    /// - Parameters:
    ///   - error: The original error.
    ///   - database: The database.
    ///   - operation: The operation that has failed.
    public init(
      _ error: any Error,
      database: any DatabaseReader,
      operation: Operation = .written
    ) {
      self.init(error, path: database.path, operation: operation)
    }

    /// The code of SQLite, or `nil` if the error is not of SQLite.
    public var code: ResultCode? { (underlyingError as? DatabaseError)?.resultCode }

    /// A message with the path and the reason, such as `/home/me/notes.sqlite can't be written:
    /// there is no space left on the disk.`
    public var description: String { "\(path) can't be \(operation.rawValue): \(reason)." }

    /// The description.
    public var errorDescription: String? { description }

    /// The reason, as a phrase without a full stop.
    public var reason: String {
      switch code {
      case .SQLITE_BUSY: "another process has locked the database"
      case .SQLITE_LOCKED: "another part of the app has locked a table"
      case .SQLITE_FULL: "there is no space left on the disk"
      case .SQLITE_READONLY: "the file, its folder or the disk is read-only"
      case .SQLITE_CORRUPT: "the file is damaged"
      case .SQLITE_NOTADB: "the file is not a database"
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: "the permission or the folder is missing"
      case .SQLITE_IOERR: "the disk has reported an error"
      case .SQLITE_CONSTRAINT: constraintReason
      default: message
      }
    }

    /// The message of SQLite, without the statement, or the description of another error.
    private var message: String {
      (underlyingError as? DatabaseError)?.message ?? String(describing: underlyingError)
    }

    private var constraintReason: String {
      let message = (underlyingError as? DatabaseError)?.message ?? "unknown"
      return "the change violates a rule of the database (\(message))"
    }
  }
#endif
