/// A binding to the path of a navigation stack, for any type of path.
@MainActor
struct NavigationPathBinding {
  /// Returns the values on the path, in order.
  let values: @MainActor () -> [AnyHashable]
  /// Returns whether the path can contain a value.
  let canPush: @MainActor (Any) -> Bool
  /// Pushes a value. Returns `false` if the path can't contain the value.
  let append: @MainActor (Any) -> Bool
  /// Removes the value at an index and all later values.
  let truncate: @MainActor (Int) -> Void

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    canPush = { $0 is Data.Element }
    append = { value in
      guard let value = value as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    truncate = { count in
      let old = path.wrappedValue
      guard count < old.count else { return }
      var new = old
      new.removeSubrange(old.index(old.startIndex, offsetBy: count)...)
      path.wrappedValue = new
    }
  }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    canPush = { $0 is any Hashable }
    append = { value in
      guard let value = value as? any Hashable else { return false }
      path.wrappedValue.append(AnyHashable(value))
      return true
    }
    truncate = { count in
      let surplus = path.wrappedValue.count - count
      guard surplus > 0 else { return }
      path.wrappedValue.removeLast(surplus)
    }
  }
}
