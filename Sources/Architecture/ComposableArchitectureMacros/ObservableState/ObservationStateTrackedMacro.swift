import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@ObservationStateTracked`, which adds storage, and accessors that track reads and
/// notify observers of changes.
public enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  /// Returns accessors that track reads and notify observers of changes, and an accessor that
  /// initializes the storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = StoredVariable(declaration) else { return [] }
    let storage = variable.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """
    let accessors = ObservedAccessors(name: variable.name, value: storage)
    return [initializer] + accessors.declarations
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  /// Returns the private storage of the variable, with the initial value and the property observers
  /// of the variable.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = StoredVariable(declaration) else { return [] }
    let type = variable.type.map { ": \($0)" } ?? ""
    let value = variable.initializer.map { " = \($0)" } ?? ""
    let observers = variable.observers.map { " \($0.trimmed)" } ?? ""
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored
      private var \(raw: variable.storageName)\(raw: type)\(raw: value)\(raw: observers)
      """
    ]
  }
}

/// The macro `@ObservationStateIgnored`, a marker for `@ObservableState` that expands to nothing.
public enum ObservationStateIgnoredMacro: AccessorMacro {
  /// Returns no accessors, because the attribute is only a marker.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
