import SwiftSyntax

/// The access level of a declaration. The cases are in ascending order.
enum ClientAccess: String, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  init?(_ keyword: String) {
    self.init(rawValue: keyword == "open" ? "public" : keyword)
  }

  /// Creates the access level that the modifiers specify. Returns `nil` if no modifier specifies an
  /// access level. `private(set)` is ignored.
  init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      if let access = Self(modifier.name.text) {
        self = access
        return
      }
    }
    return nil
  }

  static func < (one: Self, other: Self) -> Bool {
    order(one) < order(other)
  }

  private static func order(_ access: Self) -> Int {
    allCases.firstIndex(of: access) ?? 0
  }

  /// The modifier and a space; empty for `internal`.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
