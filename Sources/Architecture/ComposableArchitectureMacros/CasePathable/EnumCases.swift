import SwiftSyntax

/// A case of an enum, or the cases in the clauses of an `#if` block.
enum EnumCases {
  case element(EnumCaseElementSyntax)
  case conditional([(directive: String, members: [EnumCases])])

  /// Returns the cases among the members of a type.
  static func all(in members: MemberBlockItemListSyntax) -> [EnumCases] {
    members.flatMap { member -> [EnumCases] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map(EnumCases.element)
      }
      if let config = member.decl.as(IfConfigDeclSyntax.self) {
        let clauses = config.clauses.map { clause -> (directive: String, members: [EnumCases]) in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self).map(all(in:))
          return (clause.poundKeyword.text + condition, members ?? [])
        }
        // An `#if` block without cases is omitted.
        return clauses.allSatisfy(\.members.isEmpty) ? [] : [.conditional(clauses)]
      }
      return []
    }
  }
}

extension [EnumCases] {
  /// All cases, regardless of their conditions.
  var elements: [EnumCaseElementSyntax] {
    flatMap { item -> [EnumCaseElementSyntax] in
      switch item {
      case .element(let element): [element]
      case .conditional(let clauses): clauses.flatMap(\.members.elements)
      }
    }
  }

  /// The cases that have the name of an earlier case and can be compiled together with the earlier
  /// case.
  var overloads: [EnumCaseElementSyntax] {
    var names: Set<String> = []
    return overloads(of: &names)
  }

  private func overloads(of names: inout Set<String>) -> [EnumCaseElementSyntax] {
    var found: [EnumCaseElementSyntax] = []
    for item in self {
      switch item {
      case .element(let element):
        if !names.insert(element.name.text.unquoted).inserted { found.append(element) }
      case .conditional(let clauses):
        // At most one clause is compiled, so different clauses may contain the same names.
        var union = names
        for clause in clauses {
          var branch = names
          found += clause.members.overloads(of: &branch)
          union.formUnion(branch)
        }
        names = union
      }
    }
    return found
  }

  /// Returns the lines that `body` returns for the cases, inside the `#if` blocks of the cases. An
  /// `#if` block without lines is omitted.
  func lines(_ body: (EnumCaseElementSyntax) -> String?) -> [String] {
    flatMap { item -> [String] in
      switch item {
      case .element(let element):
        return body(element).map { [$0] } ?? []
      case .conditional(let clauses):
        let lines = clauses.map { $0.members.lines(body) }
        guard lines.contains(where: { !$0.isEmpty }) else { return [] }
        return zip(clauses, lines).flatMap { [$0.directive] + $1 } + ["#endif"]
      }
    }
  }
}
