/// A check whether a view can be divided into several rows of a list.
@MainActor
enum ListStructure {
  /// Whether a view of the type can contain a section, a disclosure group or a `ForEach` that the
  /// list divides into rows.
  static func isStructure<V: View>(_ type: V.Type) -> Bool {
    if let type = type as? any StructuralView.Type { return type.isListStructure }
    guard V.Body.self != Never.self else { return false }
    return isStructure(V.Body.self)
  }
}

/// A view whose type determines whether the view can be divided into several rows of a list.
@MainActor
protocol StructuralView {
  static var isListStructure: Bool { get }
}

extension Section: StructuralView {
  static var isListStructure: Bool { true }
}

extension DisclosureGroup: StructuralView {
  static var isListStructure: Bool { true }
}

extension ForEach: StructuralView {
  static var isListStructure: Bool { true }
}

extension ConditionalContent: StructuralView {
  static var isListStructure: Bool {
    ListStructure.isStructure(First.self) || ListStructure.isStructure(Second.self)
  }
}

extension Optional: StructuralView where Wrapped: View {
  static var isListStructure: Bool { ListStructure.isStructure(Wrapped.self) }
}

extension Group: StructuralView {
  static var isListStructure: Bool { ListStructure.isStructure(Content.self) }
}
