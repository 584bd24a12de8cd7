import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of a property that report reads and changes to the registrar.
struct ObservedAccessors {
  /// The name of the property in the key path that the accessors pass to the registrar.
  let name: String

  /// The expression that accesses the stored value, such as `_count`.
  let value: String

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
      _$observationRegistrar._$willModify()
      _$observationRegistrar.mutate(self, keyPath: \\.\(raw: name), &\(raw: value), newValue, \
      ComposableArchitecture._$isIdentityEqual)
      }
      """,
      """
      _modify {
      _$observationRegistrar._$willModify()
      let identity = ComposableArchitecture._$identity(of: \(raw: value))
      defer {
      _$observationRegistrar.didModify(self, keyPath: \\.\(raw: name), from: identity, \
      to: ComposableArchitecture._$identity(of: \(raw: value)))
      }
      yield &\(raw: value)
      }
      """,
    ]
  }
}
