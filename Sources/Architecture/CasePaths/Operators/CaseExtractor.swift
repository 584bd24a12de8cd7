import Synchronization

/// Finds the payload of the case that a constructor such as `Action.path` makes.
///
/// The constructor is a function, and says nothing about its case until it is called. So the
/// first value whose payload fits is taken apart and made again: the result tells which case this
/// is about, and from then on one comparison of a number decides.
///
/// Unchecked because of that function, which the constructor of a case need not declare
/// `@Sendable`, although it has no state to share.
final class CaseExtractor<Root, Value>: @unchecked Sendable {
  private let embed: (Value) -> Root
  private let layout: EnumLayout?
  /// The case, once it is known.
  private let known = Atomic<UInt64>(0)
  /// A bit for every case, up to the 64th, that is known not to be this one.
  private let excluded = Atomic<UInt64>(0)

  init(embed: @escaping (Value) -> Root) {
    self.embed = embed
    self.layout = EnumLayout(Root.self)
  }

  /// The payload of `root`, if it is in the case that `embed` makes.
  func extract(from root: Root) -> Value? {
    guard let layout else { return nil }
    let tag = layout.tag(of: root)
    guard let known = Known(rawValue: known.load(ordering: .relaxed))
    else { return learn(from: root, tag: tag, layout: layout) }
    guard known.tag == tag else { return nil }
    return known.isExact
      ? layout.payload(of: root, tag: tag, as: Value.self)
      : cast(root, tag: tag, layout: layout)
  }

  private func learn(from root: Root, tag: UInt32, layout: EnumLayout) -> Value? {
    let bit: UInt64 = tag < UInt64.bitWidth ? 1 << UInt64(tag) : 0
    guard excluded.load(ordering: .relaxed) & bit == 0 else { return nil }
    guard let payloadType = layout.readablePayloadType(tag: tag) else {
      excluded.bitwiseOr(bit, ordering: .relaxed)
      return nil
    }
    let value: Value
    if haveSameLayout(payloadType, Value.self) {
      value = layout.payload(of: root, tag: tag, as: Value.self)
    } else if let payload = cast(root, tag: tag, layout: layout) {
      value = payload
    } else {
      // This payload doesn't fit; another one in the same case might, where the type of the
      // payload is an existential, `AnyHashable`, a class or an optional, and `Value` is more
      // specific.
      let type = withoutLabel(payloadType)
      if isExact(type), type != AnyHashable.self { excluded.bitwiseOr(bit, ordering: .relaxed) }
      return nil
    }
    let actual = layout.tag(of: embed(value))
    let isExact =
      layout.readablePayloadType(tag: actual).map { haveSameLayout($0, Value.self) } ?? false
    known.store(Known(tag: actual, isExact: isExact).rawValue, ordering: .relaxed)
    return actual == tag ? value : nil
  }

  private func cast(_ root: Root, tag: UInt32, layout: EnumLayout) -> Value? {
    // A payload with a label is a tuple of one element, which a cast does not look into.
    guard let type = layout.readablePayloadType(tag: tag).map(withoutLabel) else { return nil }
    func open<Payload>(_: Payload.Type) -> Value? {
      layout.payload(of: root, tag: tag, as: Payload.self) as? Value
    }
    return open(type)
  }
}

/// A case, packed so that it can be learned by several threads at once: they learn the same.
private struct Known {
  let tag: UInt32
  /// Whether the payload is laid out exactly as the type that is asked for.
  let isExact: Bool

  init(tag: UInt32, isExact: Bool) {
    self.tag = tag
    self.isExact = isExact
  }

  /// - Returns: `nil` for zero, which stands for not knowing.
  init?(rawValue: UInt64) {
    guard rawValue != 0 else { return nil }
    tag = UInt32(truncatingIfNeeded: rawValue >> 2)
    isExact = rawValue & 2 != 0
  }

  var rawValue: UInt64 {
    UInt64(tag) << 2 | (isExact ? 2 : 0) | 1
  }
}
