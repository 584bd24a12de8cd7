import CasePaths

/// A case key path as it stands in a call: not evaluated, unless it has never been before.
///
/// To make the key path `\.path` takes the runtime a microsecond, because it holds another key path,
/// and the types of both are looked up by name. A reducer's body is made anew for each action, with
/// all the key paths in it; so operators take them unevaluated, as an autoclosure, and ask here for
/// what the key path stands for.
@usableFromInline
struct CaseLiteral<Root, Value> {
  @usableFromInline let make: () -> CaseKeyPath<Root, Value>

  @inlinable
  init(_ make: @escaping () -> CaseKeyPath<Root, Value>) {
    self.make = make
  }

  /// The case path that the key path stands for.
  @inlinable
  var path: AnyCasePath<Root, Value> {
    // What is looked up is there for good: to count a reference to it would take longer than the rest.
    let path = address.flatMap(knownCase(at:))?._withUnsafeGuaranteedRef {
      ($0 as? KnownCase<Root, Value>)?.path
    }
    return path ?? known?.path ?? AnyCasePath(make())
  }

  /// The key path itself.
  @inlinable
  var keyPath: CaseKeyPath<Root, Value> {
    known?.keyPath ?? make()
  }

  /// Tells one literal from others; `nil` for what isn't one, as the value of a variable.
  ///
  /// A function value is a pair of words: the address of the code, and of what the code was given to
  /// remember when the value was made. Where the second is null the code has been given nothing,
  /// neither variables nor types. So each call of it does the same, and all values with this address
  /// are the same function: the literal, of these very types. The code is never unloaded, nor is its
  /// address used again.
  ///
  /// The one exception is code that reads a global variable which changes: it counts as it was at the
  /// first time.
  @inlinable
  var address: UInt? {
    // `self` is no more than the function value, and isn't converted to be looked at, as the function
    // itself would be if it were passed to a generic function.
    precondition(MemoryLayout<Self>.size == 2 * MemoryLayout<UInt>.size)
    return withUnsafeBytes(of: self) { words in
      let context = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      return context == 0 ? words.load(as: UInt.self) : nil
    }
  }

  /// What is known of the literal, after it was evaluated once.
  @inlinable
  var known: KnownCase<Root, Value>? {
    guard let address else { return nil }
    if let known = knownCase(at: address) {
      return known.takeUnretainedValue() as? KnownCase<Root, Value>
    }
    let known = KnownCase(make())
    remember(known, at: address)
    return known
  }
}

// Unchecked because a class that is not final can't be checked, and key paths are not marked as
// sendable. Nothing here changes.
@usableFromInline
class AnyKnownCase: @unchecked Sendable {
  @inlinable
  init() {}
}

@usableFromInline
final class KnownCase<Root, Value>: AnyKnownCase, @unchecked Sendable {
  @usableFromInline let keyPath: CaseKeyPath<Root, Value>
  @usableFromInline let path: AnyCasePath<Root, Value>

  @inlinable
  init(_ keyPath: CaseKeyPath<Root, Value>) {
    self.keyPath = keyPath
    path = AnyCasePath(keyPath)
  }
}

@usableFromInline
func knownCase(at address: UInt) -> Unmanaged<AnyKnownCase>? {
  knownCases.unretained(at: address)
}

@usableFromInline
func remember(_ known: AnyKnownCase, at address: UInt) {
  knownCases.insert(known, under: address)
}

private let knownCases = PermanentTable<AnyKnownCase>()
