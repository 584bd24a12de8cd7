import Observation

/// Functions that compare values of any type, as far as values of any type can be compared.
///
/// Different values are never reported as the same. The comparison never calls an `==` of an app,
/// which may compare only an id. However, equal values may be reported as different, such as two
/// arrays that were created separately. In this case, the caller only does unnecessary work.
///
/// Values with the same bits are the same. Their references refer to the same objects. Their
/// collections share storage, which isn't mutated while it is shared. Their closures are the same
/// function with the same captures. Both values must still exist, because a new value can be
/// allocated in the memory of a released value.
enum StructuralEquality {
  /// Whether a type is a class whose objects aren't observable. Such objects can change without
  /// notifying observers.
  static func canChangeUnobserved(_ type: Any.Type) -> Bool {
    type is AnyObject.Type && !(type is any Observable.Type)
  }

  /// Whether the bits of two values are the same. O(size of the value).
  static func isIdentical<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  }

  /// Whether two values are the same. The bits of equal values can differ, because the padding
  /// between fields is undefined. So if the bits differ, the fields are compared one by one, and
  /// strings are compared by their contents.
  static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if isIdentical(first, second) { return true }
    if let first = first as? String { return first == second as? String }
    let old = Mirror(reflecting: first)
    // A mirror that a type creates itself can leave out fields.
    if old.displayStyle != .optional, first is any CustomReflectable { return false }
    let new = Mirror(reflecting: second)
    switch old.displayStyle {
    case .struct, .tuple:
      break
    case .enum, .optional:
      // A case without a payload has no children, so its bits alone identify the case.
      guard old.children.first?.label == new.children.first?.label else { return false }
    default:
      return false
    }
    guard !old.children.isEmpty, old.children.count == new.children.count else { return false }
    return zip(old.children, new.children).allSatisfy { isSameAny($0.value, $1.value) }
  }

  /// Whether two values whose types aren't known at compile time are the same.
  static func isSameAny(_ first: Any, _ second: Any) -> Bool {
    func open<Value>(_ first: Value) -> Bool {
      guard let second = second as? Value else { return false }
      return isSame(first, second)
    }
    return _openExistential(first, do: open)
  }
}
