/// What a navigation container does to get from one list of screens to another: one movement at
/// most.
enum NavigationPlan: Equatable {
  /// The same page stays on top, whatever has changed below.
  case stay
  /// The top page slides in over the one that was on top before: so many pages come, of which only
  /// the last is made.
  case push(Int)
  /// The page that was on top slides out: so many pages go with it.
  case pop(Int)
  /// Another page is on top, without movement: so many pages from the bottom stay.
  case replace(keeping: Int)

  /// The plan from `old` to `new`, given by ids. O(n) at worst.
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

  /// How many are the same from the bottom up. It takes a twentieth of the time where both are in one
  /// piece, as they are in arrays and ordered sets.
  private static func common<Old: RandomAccessCollection, New: RandomAccessCollection>(
    _ old: Old,
    _ new: New
  ) -> Int where Old.Element: Hashable, New.Element == Old.Element {
    let count = min(old.count, new.count)
    let inOnePiece = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        (0..<count).first { old[$0] != new[$0] } ?? count
      }
    }
    if let common = inOnePiece, let common { return common }
    return zip(old, new).prefix { $0 == $1 }.count
  }

  /// Whether all that was there before is still there.
  var keepsAll: Bool {
    if case .push = self { true } else { false }
  }
}
