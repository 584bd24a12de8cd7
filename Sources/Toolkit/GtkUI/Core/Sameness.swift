import Observation

/// Tells whether values are the same, as far as that can be told of any value at all.
///
/// It never takes different values for the same: it compares what they are made of, and never asks
/// an `==` that an app has written, which may be content with an id. But it may take equal values for
/// different ones, such as two arrays that were made separately; what depends on it does a little
/// more than it had to then.
///
/// Values with the same bits are the same: references in them are to the same objects, collections
/// share their storage, which nobody changes while two have it, and closures are the same function
/// with the same captures. Both must be alive, or one may have got the memory of the other.
enum Sameness {
  /// Whether what a type has can change without anybody being told: that of objects which aren't
  /// observable.
  static func mayChangeUnnoticed(_ type: Any.Type) -> Bool {
    type is AnyObject.Type && !(type is any Observable.Type)
  }

  /// Whether the bits of two values are the same. O(size of the value).
  static func isIdentical<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  }

  /// The same, but between fields there may be room in which anything may be: so fields are compared
  /// one by one where the whole differs, and texts by what they say.
  static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if isIdentical(first, second) { return true }
    if let first = first as? String { return first == second as? String }
    let old = Mirror(reflecting: first)
    let new = Mirror(reflecting: second)
    switch old.displayStyle {
    case .struct, .tuple:
      break
    case .enum, .optional:
      // A case without a payload has no children; which it is, only the bits say.
      guard old.children.first?.label == new.children.first?.label else { return false }
    default:
      return false
    }
    guard !old.children.isEmpty, old.children.count == new.children.count else { return false }
    return zip(old.children, new.children).allSatisfy { isSameAny($0.value, $1.value) }
  }

  /// The same of values of types that aren't known here.
  static func isSameAny(_ first: Any, _ second: Any) -> Bool {
    func open<Value>(_ first: Value) -> Bool {
      guard let second = second as? Value else { return false }
      return isSame(first, second)
    }
    return _openExistential(first, do: open)
  }
}
