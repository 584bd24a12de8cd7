/// The memory layout and the cases of an enum, as the Swift runtime describes them.
///
/// A comment at every access to memory names the part of the ABI that the access relies on. See
/// also ``TypeMetadata``.
struct EnumLayout: Sendable {
  private let type: TypeMetadata

  /// Creates the layout of a type.
  ///
  /// - Returns: `nil` if `type` is not an enum.
  init?(_ type: Any.Type) {
    self.type = TypeMetadata(type)
    guard self.type.kind == TypeMetadata.Kind.enum || self.type.kind == TypeMetadata.Kind.optional
    else { return nil }
    // The table contains the functions for enums only if this flag is set.
    guard witnesses.load(fromByteOffset: Witness.flags, as: UInt32.self) & Witness.isEnum != 0
    else { return nil }
  }

  /// Returns whether this is the layout of `type`.
  func describes(_ type: Any.Type) -> Bool {
    TypeMetadata(type) == self.type
  }

  // MARK: Values

  /// Returns the number of the case that `value` is in. `Value` must be the type of this layout.
  func tag<Value>(of value: Value) -> UInt32 {
    withUnsafePointer(to: value) { tag(at: UnsafeRawPointer($0)) }
  }

  private func tag(at value: UnsafeRawPointer) -> UInt32 {
    // `getEnumTag` is passed the address of an initialised value and the metadata of the value's
    // type, and does not change the value. Witnesses use Swift's calling convention, which passes
    // and returns words as the convention of C does.
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return witnesses.load(fromByteOffset: Witness.getTag, as: Function.self)(
      value,
      type.address
    )
  }

  /// Returns a copy of the payload of `value`, which must be in the case `tag`. The layout of the
  /// payload must be the layout of `Payload`: see ``readablePayloadType(tag:)``.
  func payload<Value, Payload>(of value: Value, tag: UInt32, as _: Payload.Type) -> Payload {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let copy = buffer.baseAddress
      else { preconditionFailure("A temporary allocation for one value has an address") }
      copy.initialize(to: value)
      let raw = UnsafeMutableRawPointer(copy)
      // `destructiveProjectEnumData` clears the bits that identify the case in an initialised
      // value. The remaining bytes at the same address are the initialised payload, so the payload
      // can be moved out. No other part of the value has to be destroyed.
      typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
      witnesses.load(fromByteOffset: Witness.project, as: Project.self)(
        raw,
        type.address
      )
      guard isIndirect(tag: tag) else {
        return raw.bindMemory(to: Payload.self, capacity: 1).move()
      }
      // The payload of an indirect case is a strong reference to a box, which contains the value
      // and can be shared. The value is therefore copied. `destructiveInjectEnumTag` then converts
      // the memory back into a value of the enum, and destroying this value releases the reference.
      let payload = boxed(by: raw, Payload.self).assumingMemoryBound(to: Payload.self).pointee
      typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
      witnesses.load(fromByteOffset: Witness.inject, as: Inject.self)(
        raw,
        tag,
        type.address
      )
      copy.deinitialize(count: 1)
      return payload
    }
  }

  /// Returns the address of the value in the box that the memory at `reference` points to.
  private func boxed<Payload>(by reference: UnsafeRawPointer, _: Payload.Type) -> UnsafeRawPointer {
    // If the reference is null, the value has the size 0, and any address is valid for reading no
    // bytes. Otherwise the box is a heap object: a header of two words, and then the value at the
    // next address with the required alignment.
    guard let box = reference.load(as: UnsafeRawPointer?.self) else { return reference }
    return (box + 2 * MemoryLayout<UInt>.size).alignedUp(for: Payload.self)
  }

  // MARK: Cases

  /// Returns the name of a case, or `nil` if the enum was compiled without reflection metadata.
  func caseName(tag: UInt32) -> String? {
    // The third field of a record is the offset of a C string.
    record(tag: tag)
      .flatMap { relativePointer(at: $0 + 8) }
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Returns the type of the payload of a case, or `nil` if the case has no payload or the enum was
  /// compiled without reflection metadata.
  func payloadType(tag: UInt32) -> Any.Type? {
    // The second field of a record is the offset of the mangled name of the type, or zero.
    guard let name = record(tag: tag).flatMap({ relativePointer(at: $0 + 4) }) else { return nil }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self),
      mangledNameLength(name),
      genericContext: descriptor,
      // The arguments of a generic enum follow the kind and the descriptor in its metadata.
      genericArguments: type.address + 2 * MemoryLayout<UInt>.size
    )
  }

  /// Returns the type of the payload of a case, or `nil` if the case has no payload, or if the
  /// payload cannot be read.
  func readablePayloadType(tag: UInt32) -> Any.Type? {
    payloadType(tag: tag).flatMap { isReabstracted($0) ? nil : $0 }
  }

  private func isIndirect(tag: UInt32) -> Bool {
    // The first field of a record is a set of flags.
    record(tag: tag).map { $0.load(as: UInt32.self) & 1 != 0 } ?? false
  }

  // MARK: Records

  /// The table of functions for values of the type, to which the word before the metadata points.
  private var witnesses: UnsafeRawPointer {
    (type.address - MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
  }

  /// The descriptor that all specialisations share, to which the second word of the metadata
  /// points.
  private var descriptor: UnsafeRawPointer {
    type.word(1, as: UnsafeRawPointer.self)
  }

  /// Returns the address of the reflection record of a case, or `nil` if the enum was compiled
  /// without reflection metadata. A record contains flags, a type and a name, with 32 bits each.
  private func record(tag: UInt32) -> UnsafeRawPointer? {
    // The fifth field of a type's descriptor is the offset of the field descriptor. The field
    // descriptor begins with two offsets, two 16-bit numbers, and the number of records. The second
    // 16-bit number is the size of a record. Records are in the order of tags.
    guard let fields = relativePointer(at: descriptor + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = fields.load(fromByteOffset: 12, as: UInt32.self)
    guard tag < count else { return nil }
    return fields + 16 + Int(tag) * size
  }

  private func relativePointer(at field: UnsafeRawPointer) -> UnsafeRawPointer? {
    // The field contains an offset from the field itself; zero represents a null pointer.
    let offset = Int(field.load(as: Int32.self))
    return offset == 0 ? nil : field + offset
  }

  /// Returns the length of a mangled name. The name ends with a zero byte. The name can contain
  /// references to other metadata, whose bytes can be zero. A reference is a byte that identifies
  /// the kind of reference, followed by an offset of 32 bits or by an address.
  private func mangledNameLength(_ name: UnsafeRawPointer) -> UInt {
    var end = name
    while true {
      switch end.load(as: UInt8.self) {
      case 0: return UInt(end - name)
      case 0x01...0x17: end += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: end += 1 + MemoryLayout<UInt>.size
      default: end += 1
      }
    }
  }

  /// Offsets in the table of value witnesses. The table contains eight functions, the size, the
  /// stride, flags and the number of extra inhabitants, and three functions for enums.
  private enum Witness {
    static let flags = 80
    static let isEnum: UInt32 = 0x0020_0000
    static let getTag = 88
    static let project = 96
    static let inject = 104
  }
}
