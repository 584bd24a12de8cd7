#if SharingGRDB
  import GRDB

  /// The rows of a query in sections, of which only the rows that are used are in memory.
  ///
  /// The value is a collection of sections. Each section has the rows with one key:
  ///
  /// ```swift
  /// @SharedReader(.fetchRows(sql: "SELECT * FROM note", sectionBy: "day", orderBy: "name, id"))
  /// var notes: SectionedRows<String, Note>
  /// ```
  ///
  /// A fetch reads the keys and the numbers of the rows of all sections. The rows of all sections
  /// are one collection, ``rows``, which is read in pages, as described in ``FetchedRows``. In a
  /// list, each section has a header, so a list of thousands of sections takes long to create.
  ///
  /// Two values are equal if they are of the same fetch.
  public struct SectionedRows<Key, Record>: Sendable
  where
    Key: DatabaseValueConvertible & Hashable & Sendable,
    Record: FetchableRecord & Identifiable & Sendable,
    Record.ID: DatabaseValueConvertible & Sendable
  {
    /// The rows with one key.
    public struct Section: Identifiable, Sendable {
      /// The value that the rows have in common.
      public let key: Key

      /// The rows: a slice of the rows of all sections. The slice starts at the position of its
      /// first row among the rows of all sections. The row at an offset that `onDelete` passes to
      /// its action is `rows[rows.startIndex + offset]`.
      public let rows: Slice<FetchedRows<Record>>

      /// The key.
      public var id: Key { key }
    }

    /// The rows of all sections.
    public let rows: FetchedRows<Record>
    private let keys: [Key]
    /// For each section, the position after its last row.
    private let ends: [Int]

    /// Creates a value without sections.
    public init() {
      self.init(FetchedRows(), [])
    }

    init(_ rows: FetchedRows<Record>, _ sections: [(key: Key, count: Int)]) {
      var keys: [Key] = []
      var ends: [Int] = []
      for (key, count) in sections {
        // The result of a query can depend on the time, so the rows can differ from the count.
        let start = ends.last ?? 0
        let end = Swift.min(start + count, rows.count)
        guard end > start else { continue }
        // Several stored values can be the same key.
        if keys.last == key {
          ends[ends.count - 1] = end
        } else {
          keys.append(key)
          ends.append(end)
        }
      }
      self.rows = rows
      self.keys = keys
      self.ends = ends
    }

    /// Returns the stretch of sections that differs from the sections of an earlier value, by their
    /// keys. Both ranges start at the same position.
    ///
    /// - Parameter earlier: The earlier value.
    /// - Returns: The positions of the earlier sections that are replaced, and the positions of the
    ///   sections that replace them, or `nil` if the keys are the same.
    public func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
      guard keys != earlier.keys else { return nil }
      let start = zip(keys, earlier.keys).prefix { $0 == $1 }.count
      let rest = zip(keys[start...].reversed(), earlier.keys[start...].reversed())
      let end = rest.prefix { $0 == $1 }.count
      return (start..<earlier.keys.count - end, start..<keys.count - end)
    }

    /// Returns the keys of the sections at some positions, or `nil` for a position without a
    /// section.
    public func ids(at positions: [Int]) -> [Key?] {
      positions.map { keys.indices.contains($0) ? keys[$0] : nil }
    }

    /// Returns the positions of the sections with some keys, in a range of positions.
    public func loadedPositions(of ids: Set<Key>, in range: Range<Int>) -> [Key: Int] {
      let found = range.clamped(to: keys.indices).filter { ids.contains(keys[$0]) }
      return Dictionary(found.map { (keys[$0], $0) }) { first, _ in first }
    }

    /// Returns the positions of the sections with some keys. O(number of sections).
    public func positions(of ids: Set<Key>) -> [Key: Int] {
      loadedPositions(of: ids, in: keys.indices)
    }

    /// Returns whether the sections are those of the same query, of the same database, as the
    /// sections of an earlier value, or one of the values is not fetched.
    ///
    /// - Parameter earlier: The earlier value.
    /// - Returns: Whether a list keeps its position.
    public func isContinuation(of earlier: Self) -> Bool {
      rows.isContinuation(of: earlier.rows)
    }
  }

  extension SectionedRows: RandomAccessCollection {
    /// The position of the first section.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { keys.count }

    /// The section at a position. No rows are read.
    public subscript(position: Int) -> Section {
      let start = position > 0 ? ends[position - 1] : 0
      return Section(key: keys[position], rows: rows[start..<ends[position]])
    }
  }

  extension SectionedRows: Equatable {
    /// Returns whether two values are of the same fetch.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rows == rhs.rows }
  }

  extension SectionedRows: CustomReflectable, CustomStringConvertible {
    /// The query, the number of sections and the number of rows, without the rows.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "sql": rows.pages?.source.sql ?? "", "sectionCount": count, "rowCount": rows.count,
        ],
        displayStyle: .struct
      )
    }

    /// The query, the number of sections and the number of rows.
    public var description: String { "\(count) sections of \(rows)" }
  }
#endif
