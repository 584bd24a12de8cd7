import GRDB
import ShortText

/// Reading columns of which another program may have changed the type.
extension Row {
  /// Returns the value of a column.
  ///
  /// - Parameter column: The name of the column.
  /// - Returns: The value.
  /// - Throws: ``UnreadableColumn`` if the value is missing or has another type.
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value: Value = try valueIfPresent(column) else {
      throw UnreadableColumn(name: column, value: "NULL")
    }
    return value
  }

  /// Returns the value of a column, or `nil` if the value is missing.
  ///
  /// - Parameter column: The name of the column.
  /// - Returns: The value.
  /// - Throws: ``UnreadableColumn`` if the value has another type.
  func valueIfPresent<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    let stored: DatabaseValue? = self[column]
    guard let stored, !stored.isNull else { return nil }
    guard let value = Value.fromDatabaseValue(stored) else {
      throw UnreadableColumn(name: column, value: "\(stored)".shortened)
    }
    return value
  }
}

/// An error for a value that is not a value of the app.
struct UnreadableColumn: Error, CustomStringConvertible {
  let name: String
  let value: String

  var description: String { "the column “\(name)” has the unexpected value \(value)" }
}
