import SwiftSyntax

/// Who may see a declaration, from the fewest to the most.
enum ClientAccess: String, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  init?(_ keyword: String) {
    self.init(rawValue: keyword == "open" ? "public" : keyword)
  }

  /// What modifiers say, or `nil` if they leave it to the default. `private(set)` says nothing.
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

  /// The modifier and a space.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
