#if SharingGRDB
  import GRDB

  /// The rows of a query, of which only the rows that are used are in memory.
  ///
  /// A list of a million rows fetches the number of the rows, and then the pages of the rows that
  /// the user sees:
  ///
  /// ```swift
  /// @SharedReader(.fetchRows(sql: "SELECT * FROM note", orderBy: "name, id"))
  /// var notes: FetchedRows<Note>
  /// ```
  ///
  /// The value is replaced after each transaction that changes a table of the query. A page that is
  /// not in memory is read from the database when one of its rows is used, on the thread that uses
  /// the row. If a transaction has changed the table in the meantime, the page is of the newer
  /// version, and the value is replaced shortly afterwards. Until then, an id can be repeated, and
  /// the position of a removed row contains another row. A connection that can only read does not
  /// observe the changes of other processes: if another process changes the table, the value is not
  /// replaced, and pages of both versions are shown until the value is loaded again.
  ///
  /// The rows at adjacent positions are read together. To read a page of
  /// ``Sharing/SharedReaderKey/fetchRows(sql:arguments:orderBy:id:database:)``, SQLite skips the
  /// preceding rows: with an index for the order, a page at position 1,000,000 takes about 30 ms.
  /// An order without an index sorts all rows for each page. The number of rows is counted after
  /// each change, which takes time proportional to the number of rows that the query examines.
  ///
  /// For a search and for an order without an index, use
  /// ``Sharing/SharedReaderKey/fetchRows(ids:arguments:rows:id:database:)``. It stores the ids of
  /// all rows, and reads each page by its ids. For sections, use
  /// ``Sharing/SharedReaderKey/fetchRows(sql:arguments:sectionBy:orderBy:id:database:)``.
  ///
  /// `ComposableGtk` declares that the type is a paged collection, so that a list does not load all
  /// rows. A slice, such as `notes.prefix(100)`, is a paged collection as well. A list with another
  /// `id` than the id of the elements, a generic view of any collection, and other collections that
  /// are derived from the rows, such as `notes.reversed()`, load all rows.
  ///
  /// A loop over all rows, such as `map`, reads all rows in pages. If all rows are
  /// needed, use `fetchAll(sql:arguments:database:)`.
  ///
  /// Two values are equal if they are of the same fetch.
  public struct FetchedRows<Record>: Sendable
  where
    Record: FetchableRecord & Identifiable & Sendable,
    Record.ID: DatabaseValueConvertible & Sendable
  {
    /// The rows, or `nil` if nothing was fetched.
    let pages: RowPages<Record>?

    /// Creates a value without rows.
    public init() {
      pages = nil
    }

    init(_ pages: RowPages<Record>) {
      self.pages = pages
    }

    /// Returns the ids of the rows at some positions. The rows do not remain in memory.
    ///
    /// - Parameter positions: The positions, in increasing order.
    /// - Returns: For each position, the id. The id is `nil` if the position is not a position of
    ///   the collection. If the rows are found by their positions, the id is also `nil` if the row
    ///   was removed since the fetch, or can't be read, which is reported as an issue. If the rows
    ///   are found by their ids, the id is the id of the fetch.
    public func ids(at positions: [Int]) -> [Record.ID?] {
      pages?.ids(at: positions) ?? positions.map { _ in nil }
    }

    /// Returns the positions of the rows with some ids. An id without a row has no position. A list
    /// calls the method to select rows, and to scroll to a row, that are not in memory.
    ///
    /// If the rows are found by their positions, the ids of all rows are read from the database in
    /// their order: O(*n*). If none of at most 100 ids exists, and the ids are stored as GRDB
    /// writes the ids, the search uses the index of the ids. If the rows are found by their ids,
    /// the ids in memory are searched: O(*n*), without a query. The result is stored until other
    /// ids are searched.
    ///
    /// - Parameter ids: The ids.
    /// - Returns: The position of each id.
    public func positions(of ids: Set<Record.ID>) -> [Record.ID: Int] {
      pages?.search(for: ids).positions ?? [:]
    }

    /// Returns the positions of the rows with some ids that are in a range of positions.
    ///
    /// The result of ``positions(of:)`` is stored, so that the sections of a list, which search for
    /// the same ids, take time proportional to the numbers of rows that they find.
    ///
    /// - Parameters:
    ///   - ids: The ids.
    ///   - range: The positions to search.
    /// - Returns: The position of each id that was found in the range.
    public func positions(of ids: Set<Record.ID>, in range: Range<Int>) -> [Record.ID: Int] {
      pages?.search(for: ids).positions(in: range) ?? [:]
    }
  }

  extension FetchedRows: RandomAccessCollection {
    /// The position of the first row.
    public var startIndex: Int { 0 }

    /// The number of rows when the value was fetched.
    public var endIndex: Int { pages?.count ?? 0 }

    /// The row at a position. O(1) if the row is in memory. Otherwise, the row and the rows next to
    /// it are read from the database.
    public subscript(position: Int) -> Record {
      guard let pages else { preconditionFailure("The collection has no rows.") }
      return pages[position]
    }
  }

  extension FetchedRows: Equatable {
    /// Returns whether two values are of the same fetch.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pages === rhs.pages }
  }

  extension FetchedRows: CustomReflectable, CustomStringConvertible {
    /// The query and the number of rows, without the rows.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: ["sql": pages?.source.sql ?? "", "count": count],
        displayStyle: .struct
      )
    }

    /// The query and the number of rows.
    public var description: String {
      pages.map { "\($0.count) rows of '\($0.source.sql)'" } ?? "no rows"
    }
  }
#endif
