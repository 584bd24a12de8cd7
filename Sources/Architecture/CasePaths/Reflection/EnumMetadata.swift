/// What the Swift runtime knows about an enum: which case a value is in, the name of the case, and
/// its payload.
///
/// This works for every enum, whether or not it is ``CasePathable``, generic or indirect.
package struct EnumMetadata: Sendable {
  let layout: EnumLayout

  /// - Parameter type: Any type.
  /// - Returns: `nil` if `type` is not an enum.
  package init?(_ type: Any.Type) {
    guard let layout = EnumLayout(type) else { return nil }
    self.layout = layout
  }

  /// The number of the case a value is in. Cases with a payload come first, then those without;
  /// each group is in the order of the declaration.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type.
  package static func tag<Value>(of value: Value) -> UInt32? {
    EnumLayout(Value.self)?.tag(of: value)
  }

  /// The name of the case a value is in.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type.
  package static func caseName<Value>(of value: Value) -> String? {
    EnumMetadata(Value.self)?.caseName(of: value)
  }

  /// The payload of an enum. A case that has more than one value has a tuple for its payload.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type, or is in a case without a payload, or if
  ///   the payload is or contains a function or a metatype, which can't be read.
  package static func payload<Value>(of value: Value) -> Any? {
    EnumMetadata(Value.self)?.payload(of: value)
  }

  /// Whether two values are in the same case, and so are their payloads if they are enums.
  ///
  /// - Returns: `false` if the values are not of an enum type.
  package static func areInSameCase<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let layout = EnumLayout(Value.self) else { return false }
    let tag = layout.tag(of: lhs)
    guard tag == layout.tag(of: rhs) else { return false }
    guard let type = layout.readablePayloadType(tag: tag), EnumLayout(type) != nil else {
      return true
    }
    func open<Payload>(_: Payload.Type) -> Bool {
      areInSameCase(
        layout.payload(of: lhs, tag: tag, as: Payload.self),
        layout.payload(of: rhs, tag: tag, as: Payload.self)
      )
    }
    return open(type)
  }

  /// The name of the case a value of this enum is in.
  package func caseName<Value>(of value: Value) -> String? {
    guard layout.describes(Value.self) else { return nil }
    return layout.caseName(tag: layout.tag(of: value))
      ?? Mirror(reflecting: value).children.first?.label
  }

  /// The name of a case.
  package func caseName(tag: UInt32) -> String? {
    layout.caseName(tag: tag)
  }

  /// The type of what a case holds, or `nil` if the case has no payload.
  package func payloadType(tag: UInt32) -> Any.Type? {
    layout.payloadType(tag: tag)
  }

  /// The payload of a value of this enum.
  package func payload<Value>(of value: Value) -> Any? {
    guard layout.describes(Value.self) else { return nil }
    let tag = layout.tag(of: value)
    guard let type = layout.readablePayloadType(tag: tag) else { return nil }
    func open<Payload>(_: Payload.Type) -> Any {
      layout.payload(of: value, tag: tag, as: Payload.self)
    }
    return open(type)
  }
}
