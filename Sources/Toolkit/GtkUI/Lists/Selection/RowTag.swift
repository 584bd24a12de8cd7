/// The tag that identifies a row in a list's selection.
///
/// The tag of a row is the outermost tag of the row's view whose type matches the selection. Tags
/// of views that a container arranges, such as the options of a picker in the row, are no tags of
/// the row.
@MainActor
enum RowTag {
  /// Returns whether a view of the type can have a tag.
  static func canExist<V: View>(in type: V.Type) -> Bool {
    if type is any TaggedView.Type { return true }
    if let source = type as? any RowTagSource.Type { return source.canHaveTag }
    if let wrapper = type as? any WrapperView.Type { return canExist(inContentOf: wrapper) }
    if let container = type as? any SurroundingView.Type { return canExist(inContentOf: container) }
    guard V.Body.self != Never.self else { return false }
    return canExist(in: V.Body.self)
  }

  private static func canExist<W: WrapperView>(inContentOf _: W.Type) -> Bool {
    canExist(in: W.Content.self)
  }

  private static func canExist<S: SurroundingView>(inContentOf _: S.Type) -> Bool {
    canExist(in: S.Content.self)
  }

  /// Returns the tag of a view, without creating widgets, or `nil`. Evaluates the bodies with the
  /// initial state of the views. `probe` retains the objects that the views observe.
  static func find<V: View>(
    in view: V,
    _ type: SelectionType,
    _ environment: EnvironmentValues,
    _ probe: TitleProbe
  ) -> AnyHashable? {
    var environment = environment
    environment.titleProbe = probe
    return withExtendedLifetime(probe) { view.findRowTag(type, environment) }
  }
}

/// A view whose tag is the tag of a view that it contains.
@MainActor
protocol RowTagSource {
  static var canHaveTag: Bool { get }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable?
}

extension View {
  fileprivate func findRowTag(
    _ type: SelectionType,
    _ environment: EnvironmentValues
  ) -> AnyHashable? {
    if let tagged = self as? any TaggedView, let value = type.value(tagged.optionValue) {
      return value
    }
    if let source = self as? any RowTagSource { return source.contentRowTag(type, environment) }
    if let wrapper = self as? any WrapperView {
      return wrapper.content.findRowTag(type, wrapper.contentEnvironment(environment))
    }
    if let container = self as? any SurroundingView {
      return container.content.findRowTag(type, container.contentEnvironment(environment))
    }
    guard Body.self != Never.self, RowTag.canExist(in: Body.self) else { return nil }
    environment.titleProbe?.retain(self)
    DynamicProperties.install(in: self, previous: nil, environment: environment)
    guard DynamicProperties.missingObject(of: self) == nil else { return nil }
    return body.findRowTag(type, environment)
  }
}

extension ConditionalContent: RowTagSource {
  static var canHaveTag: Bool {
    RowTag.canExist(in: First.self) || RowTag.canExist(in: Second.self)
  }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable? {
    switch self {
    case .first(let view): view.findRowTag(type, environment)
    case .second(let view): view.findRowTag(type, environment)
    }
  }
}

extension Optional: RowTagSource where Wrapped: View {
  static var canHaveTag: Bool { RowTag.canExist(in: Wrapped.self) }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable? {
    flatMap { $0.findRowTag(type, environment) }
  }
}

extension AnyView: RowTagSource {
  static var canHaveTag: Bool { true }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable? {
    content.findRowTag(type, environment)
  }
}

extension Identified: RowTagSource {
  static var canHaveTag: Bool { RowTag.canExist(in: Content.self) }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable? {
    content.findRowTag(type, environment)
  }
}

extension TupleView: RowTagSource {
  static var canHaveTag: Bool {
    var canHaveTag = false
    for type in repeat (each Content).self {
      canHaveTag = canHaveTag || RowTag.canExist(in: type)
    }
    return canHaveTag
  }

  func contentRowTag(_ type: SelectionType, _ environment: EnvironmentValues) -> AnyHashable? {
    var tag: AnyHashable?
    for view in repeat each content {
      tag = tag ?? view.findRowTag(type, environment)
    }
    return tag
  }
}

extension AnyNode {
  /// Returns the tag of a row that this node shows, or `nil`.
  func rowTag(_ type: SelectionType) -> AnyHashable? {
    if let tagged = self as? any TaggedNode, let value = type.value(tagged.tag) { return value }
    guard
      self is any StructuralNode || self is any IdentifiedRow || self is any SurroundingNode
    else { return nil }
    var tag: AnyHashable?
    forEachChild { tag = tag ?? $0.rowTag(type) }
    return tag
  }
}
