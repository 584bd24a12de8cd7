/// The fast paths that depend on the layout of values in memory or on the lifetime of objects. Each
/// fast path has a slower alternative with the same results. A test can select the alternatives in
/// order to compare the results.
///
/// In a release build, all fast paths are used, and each switch is the constant `true`.
@usableFromInline
package enum FastPaths {
  #if DEBUG
    /// Whether the literal of a case key path is identified by the address of its code. See
    /// ``CaseLiteral/address``.
    @usableFromInline package nonisolated(unsafe) static var usesLiteralAddresses = true

    /// Whether objects are looked up by address without a lock. See ``PermanentTable``.
    @usableFromInline package nonisolated(unsafe) static var usesPermanentTables = true

    /// Whether objects that are known to be retained elsewhere are used without retaining the
    /// objects.
    @usableFromInline package nonisolated(unsafe) static var usesUncountedReferences = true
  #else
    @inlinable package static var usesLiteralAddresses: Bool { true }
    @inlinable package static var usesPermanentTables: Bool { true }
    @inlinable package static var usesUncountedReferences: Bool { true }
  #endif
}

extension Unmanaged {
  /// Calls `body` with the object, which must be retained elsewhere. Unless a test has disabled the
  /// fast path, the object is not retained for the call.
  @inlinable
  func withUncountedReference<R>(_ body: (Instance) -> R) -> R {
    guard FastPaths.usesUncountedReferences else { return body(takeUnretainedValue()) }
    return _withUnsafeGuaranteedRef(body)
  }
}
