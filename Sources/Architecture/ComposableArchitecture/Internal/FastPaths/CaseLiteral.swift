import CasePaths

/// A case key path that was passed as an autoclosure. If the argument is a literal in code that
/// isn't generic, the case path of the literal is cached.
///
/// Creating a key path such as `\.path` takes about a microsecond, because the key path contains
/// another key path, and the runtime looks up the types of both key paths by name. The body of a
/// reducer, with all its key paths, is evaluated for each action. Operators therefore receive case
/// key paths as autoclosures, and read the cached case path without evaluating the autoclosure.
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
    // The cached object is not retained here, because the table never releases the object, and
    // retaining the object would take longer than the look-up.
    let path = address.flatMap(cachedCase(at:))?.withUncountedReference {
      ($0 as? CachedCase<Root, Value>)?.path
    }
    return path ?? entry?.path ?? AnyCasePath(make())
  }

  /// The key path.
  @inlinable
  var keyPath: CaseKeyPath<Root, Value> {
    entry?.keyPath ?? make()
  }

  /// The address that identifies the literal. `nil` for an expression that captures a value, such
  /// as a local variable, or a generic type.
  ///
  /// A function value is a pair of words: the address of the code, and the address of the context
  /// that the code captures. If the second word is null, the code captures neither variables nor
  /// types. Then every evaluation returns the same key path, and all instances with this address
  /// are created from the same literal with the same types. The code is never unloaded, and its
  /// address is never reused.
  ///
  /// An exception is code that reads mutable global state, such as a global variable. The result of
  /// the first evaluation is then used for all later evaluations.
  @inlinable
  var address: UInt? {
    // The bytes of `self` are read, because `self` consists only of the function value. If the
    // function value itself were passed to a generic function, the function would be converted.
    guard FastPaths.usesLiteralAddresses else { return nil }
    precondition(MemoryLayout<Self>.size == 2 * MemoryLayout<UInt>.size)
    return withUnsafeBytes(of: self) { words in
      let context = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      return context == 0 ? words.load(as: UInt.self) : nil
    }
  }

  /// The cached key path and case path of the literal, or `nil` if ``address`` is `nil`. The
  /// literal is evaluated if the cache does not contain the literal.
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

// `Sendable` is unchecked, because the compiler can't check a class that is not final, and because
// key paths are not marked as `Sendable`. All properties are immutable.
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
