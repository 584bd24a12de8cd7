/// How the values of an enum are laid out, and what its cases are, as the Swift runtime sees it.
///
/// Every access to memory says which part of the ABI it relies on; see ``TypeMetadata``.
struct EnumLayout: Sendable {
  private let type: TypeMetadata

  /// - Returns: `nil` if `type` is not an enum.
  init?(_ type: Any.Type) {
    self.type = TypeMetadata(type)
    guard self.type.kind == TypeMetadata.Kind.enum || self.type.kind == TypeMetadata.Kind.optional
    else { return nil }
    // The value witnesses of an enum exist if this flag says so.
    guard witnesses.load(fromByteOffset: Witness.flags, as: UInt32.self) & Witness.isEnum != 0
    else { return nil }
  }

  /// Whether this is the layout of `type`.
  func describes(_ type: Any.Type) -> Bool {
    TypeMetadata(type) == self.type
  }

  // MARK: Values

  /// The number of the case that `value` is in. `Value` must be the type of this layout.
  func tag<Value>(of value: Value) -> UInt32 {
    withUnsafePointer(to: value) { tag(at: UnsafeRawPointer($0)) }
  }

  private func tag(at value: UnsafeRawPointer) -> UInt32 {
    // `getEnumTag` takes the address of an initialised value and the metadata of its type, and
    // leaves the value as it is. Witnesses use Swift's calling convention, which passes and
    // returns words as C's does.
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return witnesses.load(fromByteOffset: Witness.getTag, as: Function.self)(
      value,
      type.address
    )
  }

  /// A copy of the payload of `value`, which must be in the case `tag`, whose payload must be laid
  /// out like `Payload`: see ``readablePayloadType(tag:)``.
  func payload<Value, Payload>(of value: Value, tag: UInt32, as _: Payload.Type) -> Payload {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let copy = buffer.baseAddress
      else { preconditionFailure("A temporary allocation for one value has an address") }
      copy.initialize(to: value)
      let raw = UnsafeMutableRawPointer(copy)
      // `destructiveProjectEnumData` strips the bits that tell the case from an initialised
      // value. What remains at the same address is the payload, initialised, which is why it may
      // be moved out. There is nothing else left to destroy.
      typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
      witnesses.load(fromByteOffset: Witness.project, as: Project.self)(
        raw,
        type.address
      )
      guard isIndirect(tag: tag) else {
        return raw.bindMemory(to: Payload.self, capacity: 1).move()
      }
      // The payload of an indirect case is a strong reference to a box, which holds the value and
      // may be shared. So copy the value, and give up the reference by turning the memory back
      // into a value of the enum (which is what `destructiveInjectEnumTag` does) and destroying
      // that.
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

  /// The address of the value in a box that the memory at `reference` points to.
  private func boxed<Payload>(by reference: UnsafeRawPointer, _: Payload.Type) -> UnsafeRawPointer {
    // A value without a size has no box, and any address will do for reading no bytes. Otherwise
    // a box is a heap object: a header of two words, then the value at the next address that
    // suits its alignment.
    guard let box = reference.load(as: UnsafeRawPointer?.self) else { return reference }
    return (box + 2 * MemoryLayout<UInt>.size).alignedUp(for: Payload.self)
  }

  // MARK: Cases

  /// The name of a case, or `nil` if the enum was compiled without reflection metadata.
  func caseName(tag: UInt32) -> String? {
    // The third field of a record is the offset of a C string.
    record(tag: tag)
      .flatMap { relativePointer(at: $0 + 8) }
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// The type of the payload of a case, or `nil` if it has none or the enum was compiled without
  /// reflection metadata.
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

  /// The type of the payload of a case, or `nil` if it has none, or one that can't be read.
  func readablePayloadType(tag: UInt32) -> Any.Type? {
    payloadType(tag: tag).flatMap { isReabstracted($0) ? nil : $0 }
  }

  private func isIndirect(tag: UInt32) -> Bool {
    // The first field of a record is a set of flags.
    record(tag: tag).map { $0.load(as: UInt32.self) & 1 != 0 } ?? false
  }

  // MARK: Records

  /// The table of functions that handle values of the type is at the word before the metadata.
  private var witnesses: UnsafeRawPointer {
    (type.address - MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
  }

  /// The second word of an enum's metadata points to what all its specialisations share.
  private var descriptor: UnsafeRawPointer {
    type.word(1, as: UnsafeRawPointer.self)
  }

  /// The reflection record of a case: flags, type and name, 32 bits each.
  private func record(tag: UInt32) -> UnsafeRawPointer? {
    // The field descriptor is the fifth field of a type's descriptor. It begins with two offsets
    // and two 16-bit numbers, of which the second is the size of a record, and the number of
    // records. Records are in the order of tags.
    guard let fields = relativePointer(at: descriptor + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = fields.load(fromByteOffset: 12, as: UInt32.self)
    guard tag < count else { return nil }
    return fields + 16 + Int(tag) * size
  }

  private func relativePointer(at field: UnsafeRawPointer) -> UnsafeRawPointer? {
    // An offset from the field itself, where zero stands for a null pointer.
    let offset = Int(field.load(as: Int32.self))
    return offset == 0 ? nil : field + offset
  }

  /// A mangled name ends with a zero byte, but may contain references to other metadata: a byte
  /// that says so, followed by an offset of 32 bits or an address.
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

  /// Offsets in the table of value witnesses: eight functions, size, stride, flags, number of
  /// extra inhabitants; and, for enums, three functions.
  private enum Witness {
    static let flags = 80
    static let isEnum: UInt32 = 0x0020_0000
    static let getTag = 88
    static let project = 96
    static let inject = 104
  }
}
