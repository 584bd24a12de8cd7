import SwiftSyntax
import SwiftSyntaxBuilder

/// A property of a reducer that may be its `body`.
struct ReducerBody {
  private let property: VariableDeclSyntax

  init(_ property: VariableDeclSyntax) {
    self.property = property
  }

  /// Whether this property is an instance property with the name `body`, stored or computed.
  var isBody: Bool {
    property.bindings.count == 1
      && property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        == "body"
      && !property.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether the compiler can infer `State` and `Action` from the body or its type.
  ///
  /// Without an initial value, `some Reducer` suffices only with arguments other than `Self.State`
  /// and `Self.Action`, and `some ReducerOf` only with an argument other than `Self`.
  ///
  /// `State` and `Action` in `some Reducer<State, Action>` are types of the reducer, or of a
  /// declaration that encloses the reducer. Types that the macro added would shadow the types of
  /// the enclosing declaration.
  var namesTypes: Bool {
    guard let binding = property.bindings.first else { return false }
    let type = binding.typeAnnotation?.type
    return binding.initializer != nil || type?.as(SomeOrAnyTypeSyntax.self) == nil
      || arguments.map { $0 != ("Self.State", "Self.Action") } == true
  }

  private var isComputed: Bool {
    guard let binding = property.bindings.first else { return false }
    return binding.initializer == nil && binding.accessorBlock != nil
  }

  /// The result builder attribute to add to a computed body; `nil` if this property is not a
  /// computed body, or already has a result builder.
  var builder: AttributeSyntax? {
    guard isBody, isComputed, !property.attributes.names.contains(where: Self.isBuilder) else {
      return nil
    }
    let (state, action) = arguments ?? ("Self.State", "Self.Action")
    return "@ComposableArchitecture.ReducerBuilder<\(raw: state), \(raw: action)>"
  }

  private static func isBuilder(_ name: String) -> Bool {
    name.hasSuffix("Builder") || name.hasSuffix("BuilderOf")
  }

  /// The state and the action that the type of the property names: `some Reducer<State, Action>` or
  /// `some ReducerOf<Feature>`.
  private var arguments: (state: String, action: String)? {
    guard
      let type = property.bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      let arguments = type.constraint.genericArguments
    else { return nil }
    switch (type.constraint.baseName, arguments.count) {
    case ("Reducer", 2): return (arguments[0], arguments[1])
    case ("ReducerOf", 1): return ("\(arguments[0]).State", "\(arguments[0]).Action")
    default: return nil
    }
  }
}

extension TypeSyntax {
  fileprivate var genericArguments: [String]? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.map { $0.argument.trimmedDescription }
  }
}
