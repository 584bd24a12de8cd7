/// The runtime metadata of an enum, which describes the case that a value is in, the name of the
/// case, and the payload.
///
/// The metadata is available for every enum, including generic and indirect enums, whether or not
/// the enum is ``CasePathable``.
package struct EnumMetadata: Sendable {
  let layout: EnumLayout

  /// Creates the metadata of a type, or returns `nil` if the type is not an enum.
  ///
  /// - Parameter type: Any type.
  package init?(_ type: Any.Type) {
    guard let layout = EnumLayout(type) else { return nil }
    self.layout = layout
  }

  /// Returns the number of the case that a value is in. Cases with a payload precede cases without
  /// a payload. Both groups are in the order of the declaration.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type.
  package static func tag<Value>(of value: Value) -> UInt32? {
    EnumLayout(Value.self)?.tag(of: value)
  }

  /// Returns the name of the case that a value is in.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type, or if the name is not available.
  package static func caseName<Value>(of value: Value) -> String? {
    EnumMetadata(Value.self)?.caseName(of: value)
  }

  /// Returns the payload of an enum. The payload of a case with several associated values is a
  /// tuple.
  ///
  /// - Parameter value: Any value.
  /// - Returns: `nil` if `value` is not of an enum type, if the case has no payload, if the enum
  ///   was compiled without reflection metadata, or if the payload cannot be read. A metatype, a
  ///   function other than `() -> Void`, and a tuple or an optional of such values cannot be read.
  package static func payload<Value>(of value: Value) -> Any? {
    EnumMetadata(Value.self)?.payload(of: value)
  }

  /// Returns whether two values are in the same case. If the payloads are enums, the payloads must
  /// also be in the same case.
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

  /// Returns the name of the case that a value of this enum is in, or `nil` if the name is not
  /// available or `value` is not of this enum.
  package func caseName<Value>(of value: Value) -> String? {
    guard layout.describes(Value.self) else { return nil }
    return layout.caseName(tag: layout.tag(of: value))
      ?? Mirror(reflecting: value).children.first?.label
  }

  /// Returns the name of a case, or `nil` if the enum was compiled without reflection metadata.
  package func caseName(tag: UInt32) -> String? {
    layout.caseName(tag: tag)
  }

  /// Returns the type of the payload of a case, or `nil` if the case has no payload or the enum was
  /// compiled without reflection metadata.
  package func payloadType(tag: UInt32) -> Any.Type? {
    layout.payloadType(tag: tag)
  }

  /// Returns the payload of a value of this enum, or `nil` for the reasons that the static method
  /// lists, or if `value` is not of this enum.
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
