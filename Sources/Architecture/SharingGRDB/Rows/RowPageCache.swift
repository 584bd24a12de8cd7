#if SharingGRDB
  import ConcurrencyExtras

  /// The pages that were read most recently.
  struct RowPageCache<Record: Sendable>: Sendable {
    /// The maximum number of pages in memory. GTK creates widgets for about 200 rows.
    private static var capacity: Int { 8 }

    private(set) var pages: [Int: [Record]] = [:]
    /// The numbers of the pages in the order of their last uses.
    private(set) var uses: [Int] = []
    /// The time of the last failure to read a page.
    var failureTime: ContinuousClock.Instant?
    /// The numbers of the pages that could not be read, or have an id without a row.
    var failedPages: Set<Int> = []

    /// Returns a page that is in memory.
    mutating func use(_ number: Int) -> [Record]? {
      guard let page = pages[number] else { return nil }
      if uses.last != number {
        uses.removeAll { $0 == number }
        uses.append(number)
      }
      return page
    }

    /// Stores a page, and removes the page that was not used for the longest time.
    mutating func insert(_ page: [Record], _ number: Int) {
      pages[number] = page
      uses.removeAll { $0 == number }
      uses.append(number)
      if uses.count > Self.capacity { pages[uses.removeFirst()] = nil }
    }
  }
#endif
