/// What a navigation container does to get from one path to another: one movement at most.
enum NavigationPlan: Equatable {
  /// The same page stays on top.
  case stay
  /// The top page slides in over the one that was on top before.
  case push
  /// The page that was on top slides out, whatever number of pages leaves with it.
  case pop
  /// Another page is on top, without movement: the paths part ways below the top.
  case replace

  /// The plan from `old` to `new`, given by ids, without the root. O(n) at worst.
  init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
  where Old.Element: Hashable, New.Element == Old.Element {
    if old.last == new.last, old.isEmpty == new.isEmpty {
      self = .stay
    } else if new.count > old.count, new.starts(with: old) {
      self = .push
    } else if new.count < old.count, old.starts(with: new) {
      self = .pop
    } else {
      self = .replace
    }
  }
}
