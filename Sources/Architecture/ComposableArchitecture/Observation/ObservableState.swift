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
/// A view that reads only `store.count` is evaluated again when `count` has changed. The view is
/// not evaluated again when only `isLoading` has changed.
public protocol ObservableState {
  /// The identity of this value.
  var _$id: ObservableStateID { get }

  /// Renews the revision of ``_$id``. Called before a property is changed in its storage. The
  /// setter of a property also renews the revision.
  mutating func _$willModify()

  /// Returns the key path of the storage of an observed property. The value in the storage can be
  /// changed in place. Returns `nil` if the property must be changed with its setter.
  static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>?

  /// Notifies the observers of a property that was changed in its storage.
  func _$notify<Member>(_ property: KeyPath<Self, Member>)
}

extension ObservableState {
  /// Does nothing. An enum has the identity of its payload. The macro adds another implementation
  /// to a struct.
  public mutating func _$willModify() {}

  /// Returns `nil`, so that a property is changed with its setter. The macro adds another
  /// implementation to a struct with observed properties.
  public static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? { nil }

  /// Does nothing, because a setter notifies the observers of its property. The macro adds another
  /// implementation to a struct with observed properties.
  public func _$notify<Member>(_ property: KeyPath<Self, Member>) {}
}
