import Foundation

/// The part of a feature whose reducer runs.
///
/// `Scope` runs a part of a feature. The part has the path and the cancel identifiers of the
/// feature, but its children are not the children of another part of the same type. A part is
/// identified by a hash of the properties and cases of the enclosing `Scope` reducers.
@usableFromInline
struct FeaturePart: Hashable, Sendable {
  /// The feature itself.
  static let whole = Self(hash: 0)

  private let hash: Int

  private init(hash: Int) {
    self.hash = hash
  }

  // Reducers are synchronous, so a thread runs one reducer at a time. The value isn't a dependency,
  // because a change of the dependencies takes as long as the rest of a `Scope`.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The part whose reducer runs on the current thread.
  @usableFromInline
  static var current: Self {
    get { Self(hash: Int(bitPattern: pthread_getspecific(key))) }
    set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue.hash)) }
  }

  /// Returns the part of this part that is stored in a property. `property` is the address of a
  /// permanent object that identifies the property.
  @usableFromInline
  func property(_ property: UnsafeMutableRawPointer) -> Self {
    appending(Int(bitPattern: property))
  }

  /// Returns the part of this part that is the payload of a case.
  @usableFromInline
  func enumCase(_ tag: UInt32?) -> Self {
    appending(tag.map { Int($0) + 1 } ?? 0)
  }

  private func appending(_ value: Int) -> Self {
    // The multiplier is a large odd number, so that the order of the values matters.
    Self(hash: (hash ^ value) &* 0x2545_F491_4F6C_DD1D &+ 1)
  }
}
