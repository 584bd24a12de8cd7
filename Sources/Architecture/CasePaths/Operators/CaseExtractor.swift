import Synchronization

/// An object that extracts the payload of the case of a constructor such as `Action.path`.
///
/// The constructor is a function, and its case is unknown until the constructor is called. The
/// first payload of a matching type is therefore extracted and embedded again with the constructor,
/// and the result determines the case. Afterwards, the number of a value's case is compared with
/// the number of the determined case.
///
/// The conformance to `Sendable` is unchecked because the constructor is a function that need not
/// be declared `@Sendable`, although the constructor has no state.
final class CaseExtractor<Root, Value>: @unchecked Sendable {
  private let embed: (Value) -> Root
  private let layout: EnumLayout?
  /// The raw value of a `ResolvedCase`, or zero until the case is determined.
  private let resolvedCase = Atomic<UInt64>(0)
  /// A bit for each of the first 64 cases, set if the case is known not to be the constructor's
  /// case.
  private let excluded = Atomic<UInt64>(0)

  init(embed: @escaping (Value) -> Root) {
    self.embed = embed
    self.layout = EnumLayout(Root.self)
  }

  /// Returns the payload of `root`, or `nil` if `root` is not in the case of `embed`.
  func extract(from root: Root) -> Value? {
    guard let layout else { return nil }
    let tag = layout.tag(of: root)
    guard let resolvedCase = ResolvedCase(rawValue: resolvedCase.load(ordering: .relaxed))
    else { return resolveCase(from: root, tag: tag, layout: layout) }
    guard resolvedCase.tag == tag else { return nil }
    return resolvedCase.isExact
      ? layout.payload(of: root, tag: tag, as: Value.self)
      : cast(root, tag: tag, layout: layout)
  }

  private func resolveCase(from root: Root, tag: UInt32, layout: EnumLayout) -> Value? {
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
      // The payload is not of type `Value`. Another payload of the same case can be of type `Value`
      // if the payload type is an existential, `AnyHashable`, a class or an optional, and `Value`
      // is more specific.
      let type = withoutLabel(payloadType)
      if isExact(type), type != AnyHashable.self { excluded.bitwiseOr(bit, ordering: .relaxed) }
      return nil
    }
    let actual = layout.tag(of: embed(value))
    let isExact =
      layout.readablePayloadType(tag: actual).map { haveSameLayout($0, Value.self) } ?? false
    resolvedCase.store(ResolvedCase(tag: actual, isExact: isExact).rawValue, ordering: .relaxed)
    return actual == tag ? value : nil
  }

  private func cast(_ root: Root, tag: UInt32, layout: EnumLayout) -> Value? {
    // A payload with a label is a tuple of one element, and a cast does not convert the tuple.
    guard let type = layout.readablePayloadType(tag: tag).map(withoutLabel) else { return nil }
    func open<Payload>(_: Payload.Type) -> Value? {
      layout.payload(of: root, tag: tag, as: Payload.self) as? Value
    }
    return open(type)
  }
}

/// A case, packed into one number. Several threads can determine the case at once, with the same
/// result.
private struct ResolvedCase {
  let tag: UInt32
  /// Whether the payload has the same layout as the requested type.
  let isExact: Bool

  init(tag: UInt32, isExact: Bool) {
    self.tag = tag
    self.isExact = isExact
  }

  /// Unpacks a case.
  ///
  /// - Returns: `nil` for zero, which means that the case is unknown.
  init?(rawValue: UInt64) {
    guard rawValue != 0 else { return nil }
    tag = UInt32(truncatingIfNeeded: rawValue >> 2)
    isExact = rawValue & 2 != 0
  }

  var rawValue: UInt64 {
    UInt64(tag) << 2 | (isExact ? 2 : 0) | 1
  }
}
