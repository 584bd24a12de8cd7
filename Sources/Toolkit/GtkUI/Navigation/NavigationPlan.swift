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
    let common = zip(old, new).prefix { $0 == $1 }.count
    if common == old.count {
      self = .push(new.count - common)
    } else if common == new.count {
      self = .pop(old.count - common)
    } else {
      self = .replace(keeping: common)
    }
  }

  /// Whether all that was there before is still there.
  var keepsAll: Bool {
    if case .push = self { true } else { false }
  }
}
