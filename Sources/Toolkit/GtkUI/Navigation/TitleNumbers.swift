import Algorithms

/// The numbering of equal titles in a list: "Counter", "Counter (2)".
///
/// Titles are read lazily. To number the tenth row, only the titles of the first ten rows are read.
/// For a row that has scrolled out of view, the last title that was read is counted.
struct TitleNumbers {
  private var titles: [String] = []
  /// The indices at which each title occurs, in ascending order.
  private var places: [String: [Int]] = [:]

  /// The number of titles that were read.
  var count: Int { titles.count }

  /// Reads the titles before an index that haven't been read.
  mutating func read(upTo index: Int, _ title: (Int) -> String) {
    while titles.count < index {
      set(title(titles.count), at: titles.count)
    }
  }

  /// Stores the title at `index`, which must be at most `count`. O(log n + m), where m is the
  /// number of titles that are equal to the old or the new title.
  mutating func set(_ title: String, at index: Int) {
    if index == titles.count {
      titles.append(title)
    } else {
      guard titles[index] != title else { return }
      let old = titles[index]
      let place = place(of: index, among: old)
      places[old]?.remove(at: place)
      titles[index] = title
    }
    let place = place(of: index, among: title)
    places[title, default: []].insert(index, at: place)
  }

  /// Returns the title at an index. The number is appended unless this is the first such title.
  /// O(log n).
  func text(at index: Int) -> String {
    let title = titles[index]
    let before = place(of: index, among: title)
    return before == 0 ? title : "\(title) (\(before + 1))"
  }

  /// Returns the number of occurrences of `title` before `index`.
  private func place(of index: Int, among title: String) -> Int {
    places[title]?.partitioningIndex { $0 >= index } ?? 0
  }
}
