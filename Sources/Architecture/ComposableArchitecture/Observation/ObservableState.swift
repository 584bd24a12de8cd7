/// State whose properties are observed one by one.
///
/// Apply ``ObservableState()`` rather than conforming by hand:
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
///   var isLoading = false
/// }
/// ```
///
/// A view that reads `store.count` is evaluated again after `count` has changed, and not when
/// anything else has.
public protocol ObservableState {
  /// Tells this value from others.
  var _$id: ObservableStateID { get }

  /// Called before the value is changed in place through the property that holds it.
  mutating func _$willModify()

  /// Where an observed property is stored, which is where a key path can change it in place.
  static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>?

  /// Tells observers of a property that it was changed where it is stored.
  func _$notify<Member>(_ property: KeyPath<Self, Member>)
}

extension ObservableState {
  public static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? { nil }

  public func _$notify<Member>(_ property: KeyPath<Self, Member>) {}
}
