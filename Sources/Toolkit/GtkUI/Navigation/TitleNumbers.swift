/// Tells equal titles of a list apart, by how many there were before: "Counter", "Counter (2)".
///
/// A title counts from the moment that the list gets that far: to say what the tenth row is called,
/// the nine above are read, once each, and no other. So a long list that is scrolled to its end is
/// read once; a row that was scrolled out of sight counts with the title that it had then.
struct TitleNumbers {
  private var titles: [String] = []
  /// Where a title is, in ascending order.
  private var places: [String: [Int]] = [:]

  /// How many titles were read.
  var count: Int { titles.count }

  /// Reads the titles before an index, if they haven't been read.
  mutating func read(upTo index: Int, _ title: (Int) -> String) {
    while titles.count < index {
      set(title(titles.count), at: titles.count)
    }
  }

  /// Takes the title at an index that was read, or is the next to be. O(log n), and the number of
  /// equal titles.
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

  /// The title at an index, with its number if it isn't the first. O(log n)
  func text(at index: Int) -> String {
    let title = titles[index]
    let before = place(of: index, among: title)
    return before == 0 ? title : "\(title) (\(before + 1))"
  }

  /// How many of the places of a title are before an index.
  private func place(of index: Int, among title: String) -> Int {
    let places = places[title] ?? []
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
