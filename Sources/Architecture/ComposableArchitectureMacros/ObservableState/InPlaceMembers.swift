import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that `@ObservableState` adds to a struct so that its properties can be changed in
/// place through a key path. Otherwise, a change through a key path to an observed property would
/// copy the value, and set the property to the changed copy.
struct InPlaceMembers {
  private let properties: [(name: String, storage: String)]
  private let access: String

  init(_ declaration: some DeclGroupSyntax, access: String) {
    self.access = access
    properties = declaration.memberBlock.members.compactMap { member in
      guard
        let variable = StoredVariable(member.decl),
        let attribute = ObservedVariables.attribute(for: variable.declaration)
      else { return nil }
      if attribute.attributeName.baseName == "ObservationStateTracked" {
        return (variable.name, variable.storageName)
      }
      guard PresentedProperty(member.decl) != nil,
        variable.declaration.attributes.contains(named: "Presents")
      else { return nil }
      return ("$\(variable.name.unquoted)", variable.storageName)
    }
  }

  var declarations: [DeclSyntax] {
    guard !properties.isEmpty else { return [] }
    let lines = properties.map { name, storage in
      "if property == \\Self.\(name) { return \\Self.\(storage) }"
    }
    return [
      """
      \(raw: access)static func _$storage(of property: Swift.PartialKeyPath<Self>) \
      -> Swift.PartialKeyPath<Self>? {
      \(raw: lines.joined(separator: "\n"))
      return nil
      }
      """,
      """
      \(raw: access)func _$notify<Member>(_ property: Swift.KeyPath<Self, Member>) {
      _$observationRegistrar.notify(self, keyPath: property)
      }
      """,
    ]
  }
}
