import CasePaths

/// A case key path literal in a call. The literal is evaluated only once.
///
/// The runtime takes a microsecond to create a key path such as `\.path`, because the key path
/// contains another key path, and the types of both key paths are looked up by name. The body of a
/// reducer is created again for each action, with all its key paths. Operators therefore receive
/// key paths as autoclosures, and look up the case path of an unevaluated key path here.
@usableFromInline
struct CaseLiteral<Root, Value> {
  @usableFromInline let make: () -> CaseKeyPath<Root, Value>

  @inlinable
  init(_ make: @escaping () -> CaseKeyPath<Root, Value>) {
    self.make = make
  }

  /// The case path of the key path.
  @inlinable
  var path: AnyCasePath<Root, Value> {
    // Not retained, because the result of a lookup is never released, and counting a reference
    // would take longer than the rest of the call.
    let path = address.flatMap(cachedCase(at:))?.withUncountedReference {
      ($0 as? CachedCase<Root, Value>)?.path
    }
    return path ?? entry?.path ?? AnyCasePath(make())
  }

  /// The key path itself.
  @inlinable
  var keyPath: CaseKeyPath<Root, Value> {
    entry?.keyPath ?? make()
  }

  /// The address that identifies the literal. `nil` for an expression that isn't a literal, such as
  /// a variable.
  ///
  /// A function value is a pair of words: the address of the code, and the address of the context
  /// that the code captures. If the second word is null, the code captures neither variables nor
  /// types. Then every evaluation returns the same key path, and all values with this address are
  /// the same literal with the same types. The code is never unloaded, and its address is never
  /// reused.
  ///
  /// The one exception is code that reads a mutable global variable. The value of the variable at
  /// the first evaluation is used.
  @inlinable
  var address: UInt? {
    // `self` consists only of the function value, and its bytes are read without a conversion. The
    // function itself would be converted if it were passed to a generic function.
    guard FastPaths.usesLiteralAddresses else { return nil }
    precondition(MemoryLayout<Self>.size == 2 * MemoryLayout<UInt>.size)
    return withUnsafeBytes(of: self) { words in
      let context = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      return context == 0 ? words.load(as: UInt.self) : nil
    }
  }

  /// The cached key path and case path of the literal. The literal is evaluated at the first read.
  @inlinable
  var entry: CachedCase<Root, Value>? {
    guard let address else { return nil }
    if let entry = cachedCase(at: address) {
      return entry.takeUnretainedValue() as? CachedCase<Root, Value>
    }
    let entry = CachedCase(make())
    cacheCase(entry, at: address)
    return entry
  }
}

// Unchecked, because a class that is not final can't be checked, and key paths are not marked as
// `Sendable`. All properties are immutable.
@usableFromInline
class AnyCachedCase: @unchecked Sendable {
  @inlinable
  init() {}
}

@usableFromInline
final class CachedCase<Root, Value>: AnyCachedCase, @unchecked Sendable {
  @usableFromInline let keyPath: CaseKeyPath<Root, Value>
  @usableFromInline let path: AnyCasePath<Root, Value>

  @inlinable
  init(_ keyPath: CaseKeyPath<Root, Value>) {
    self.keyPath = keyPath
    path = AnyCasePath(keyPath)
  }
}

@usableFromInline
func cachedCase(at address: UInt) -> Unmanaged<AnyCachedCase>? {
  cachedCases.unretained(at: address)
}

@usableFromInline
func cacheCase(_ entry: AnyCachedCase, at address: UInt) {
  cachedCases.insert(entry, under: address)
}

private let cachedCases = PermanentTable<AnyCachedCase>()
