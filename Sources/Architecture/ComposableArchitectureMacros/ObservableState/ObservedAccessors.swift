import SwiftSyntax
import SwiftSyntaxBuilder

/// Accessors of a property that tell the registrar of its use.
struct ObservedAccessors {
  /// The property by which observers know it.
  let name: String

  /// Where the value is.
  let value: String

  /// Whether the value has `willSet` or `didSet` observers, who would take preparations for a
  /// change.
  var hasObservers = false

  var declarations: [AccessorDeclSyntax] {
    [
      """
      get {
      _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
      return \(raw: value)
      }
      """,
      """
      set {
      _$observationRegistrar.mutate(self, keyPath: \\.\(raw: name), &\(raw: value), newValue, \
      ComposableArchitecture._$isIdentityEqual)
      }
      """,
      """
      _modify {
      \(raw: preparation)let identity = ComposableArchitecture._$identity(of: \(raw: value))
      defer {
      _$observationRegistrar.didModify(self, keyPath: \\.\(raw: name), from: identity, \
      to: ComposableArchitecture._$identity(of: \(raw: value)))
      }
      yield &\(raw: value)
      }
      """,
    ]
  }

  private var preparation: String {
    hasObservers ? "" : "ComposableArchitecture._$willModify(&\(value))\n"
  }
}
