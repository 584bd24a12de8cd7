/// The record with which the Swift runtime describes a type.
///
/// In this module, only this type and ``EnumLayout`` read metadata by its address. The layout of
/// the metadata is part of Swift's ABI on 64-bit platforms, on which compiled code and the runtime
/// rely.
struct TypeMetadata: @unchecked Sendable, Equatable {
  // The conformance to `Sendable` is unchecked because of the pointer. Metadata is immutable and is
  // never freed. Each type has only one address, so types are equal if the addresses are equal.
  let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    // A metatype value without a protocol requirement is only a pointer to the metadata of the
    // type. The compiler checks that the sizes are equal.
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The kind of the type, which is the first word. The kind of a class is not equal to any
  /// constant in ``Kind``.
  var kind: UInt {
    address.load(as: UInt.self)
  }

  /// Returns the word at `index`. The metadata of this kind must have a value of type `Word` there.
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
  /// The elements of a tuple type, or `nil` if the type is not a tuple.
  ///
  /// The second word is the number of elements, and the third word points to the labels. Two words
  /// for each element follow: the metatype of the element, and the offset of the element.
  var tupleElements: [Any.Type]? {
    guard kind == Kind.tuple else { return nil }
    return (0..<word(1, as: Int.self)).map { word(3 + 2 * $0, as: Any.Type.self) }
  }

  /// The wrapped type of an optional, which is the third word, or `nil` if the type is not an
  /// optional.
  var wrapped: Any.Type? {
    kind == Kind.optional ? word(2, as: Any.Type.self) : nil
  }

  /// Whether the type is `() -> Void` or `@Sendable () -> Void`.
  ///
  /// The second word of a function type is a set of flags. The lower 16 bits are the number of
  /// parameters. The other relevant flags are zero for a synchronous Swift function that does not
  /// throw and has no requirements for its caller. The third word is the type of the result.
  var isPlainAction: Bool {
    guard kind == Kind.function else { return false }
    let sendable: UInt = 1 << 30
    let escaping: UInt = 1 << 26
    return word(1, as: UInt.self) & ~(sendable | escaping) == 0
      && word(2, as: Any.Type.self) == Void.self
  }
}
