/// The record by which the Swift runtime knows a type.
///
/// What is read here and in ``EnumLayout``, the only places that read memory by its address, is
/// part of Swift's stable ABI on 64-bit platforms: compiled code and the runtime agree on it.
struct TypeMetadata: @unchecked Sendable, Equatable {
  // Unchecked because of the pointer: metadata is immutable and is never freed. It is unique, too,
  // so that equal pointers mean equal types.
  let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    // A metatype value that demands no conformance is a pointer to the metadata of the type, and
    // nothing else. The compiler checks that the sizes agree.
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The first word says what kind of type it is; for a class it is an address, which no constant
  /// in ``Kind`` equals.
  var kind: UInt {
    address.load(as: UInt.self)
  }

  /// One of the words that follow. The caller knows what the kind of type has there.
  func word<Word>(_ index: Int, as type: Word.Type) -> Word {
    address.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: type)
  }

  enum Kind {
    static let `struct`: UInt = 0x200
    static let `enum`: UInt = 0x201
    static let optional: UInt = 0x202
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302
    static let metatype: UInt = 0x304
  }
}

extension TypeMetadata {
  /// The elements of a tuple type, or `nil` if this is not one.
  ///
  /// The second word is the number of elements and the third points to the labels. Then comes, for
  /// every element, its metadata, which is the same thing as a metatype, and its offset.
  var tupleElements: [Any.Type]? {
    guard kind == Kind.tuple else { return nil }
    return (0..<word(1, as: Int.self)).map { word(3 + 2 * $0, as: Any.Type.self) }
  }

  /// What an optional wraps, which is its third word, or `nil` if this is not an optional.
  var wrapped: Any.Type? {
    kind == Kind.optional ? word(2, as: Any.Type.self) : nil
  }

  /// Whether this is `() -> Void`, perhaps `@Sendable`.
  ///
  /// The second word of a function type is a set of flags, of which the lower 16 bits are the
  /// number of parameters, and the other ones that count here are zero for a synchronous Swift
  /// function that throws nothing and demands nothing of its caller. The third word is the type of
  /// the result.
  var isPlainAction: Bool {
    guard kind == Kind.function else { return false }
    let sendable: UInt = 1 << 30
    let escaping: UInt = 1 << 26
    return word(1, as: UInt.self) & ~(sendable | escaping) == 0
      && word(2, as: Any.Type.self) == Void.self
  }
}
