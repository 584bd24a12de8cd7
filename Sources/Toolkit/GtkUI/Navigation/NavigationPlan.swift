/// The update of a navigation container from one list of pages to another, with at most one
/// transition.
enum NavigationPlan: Equatable {
  /// The top page remains the top page. The pages below the top page may have changed.
  case stay
  /// The new top page slides in. The payload is the number of pushed pages. Only the last pushed
  /// page is shown.
  case push(Int)
  /// The old top page slides out. The payload is the number of popped pages.
  case pop(Int)
  /// The top page is replaced without a transition. The payload is the length of the common prefix
  /// of the two lists.
  case replace(keeping: Int)

  /// Creates the plan from the ids `old` to the ids `new`. O(n) in the worst case.
  init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element: Hashable, New.Element == Old.Element {
    if old.last == new.last {
      self = .stay
      return
    }
    let common = Self.common(old, new)
    if common == old.count {
      self = .push(new.count - common)
    } else if common == new.count {
      self = .pop(old.count - common)
    } else {
      self = .replace(keeping: common)
    }
  }

  /// Returns the length of the common prefix. The comparison is much faster if both collections
  /// store their elements contiguously, as arrays do.
  private static func common<Old: RandomAccessCollection, New: RandomAccessCollection>(
    _ old: Old,
    _ new: New
  ) -> Int where Old.Element: Hashable, New.Element == Old.Element {
    let count = min(old.count, new.count)
    let contiguousCommon = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        (0..<count).first { old[$0] != new[$0] } ?? count
      }
    }
    if let common = contiguousCommon, let common { return common }
    return zip(old, new).prefix { $0 == $1 }.count
  }

  /// Whether all previous pages remain, because pages were only pushed.
  var retainsAllScreens: Bool {
    if case .push = self { true } else { false }
  }
}
