import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Reducer` adds to a struct, so that an incomplete feature compiles.
struct StructReducer {
  private let members: [DeclSyntax]
  private let access: String

  init(_ declaration: StructDeclSyntax, in context: some MacroExpansionContext) {
    members = declaration.memberBlock.members.map(\.decl).unconditional
    access = AccessLevel(membersOf: declaration, in: context).prefix
  }

  var declarations: [DeclSyntax] {
    let types = Set(members.compactMap(\.declaredTypeName))
    let body = members.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.map(ReducerBody.init)
      .first(where: \.isBody)
    let hasReduce = members.contains { $0.as(FunctionDeclSyntax.self)?.isReduce == true }
    var declarations: [DeclSyntax] = []
    // No types are added if the compiler infers the types from the method `reduce` or from the
    // body.
    if !hasReduce, body?.namesTypes != true {
      if !types.contains("State") { declarations.append(state) }
      if !types.contains("Action") { declarations.append(action) }
    }
    if !hasReduce, body == nil {
      declarations.append(
        "\(raw: access)let body = ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()"
      )
    }
    return declarations
  }

  private var state: DeclSyntax {
    """
    @ComposableArchitecture.ObservableState
    \(raw: access)struct State: \(raw: MacroConformances.observableState.joined(separator: ", ")), \
    Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
    \(raw: access)init() {
    }
    }
    """
  }

  private var action: DeclSyntax {
    """
    \(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
    }
    """
  }
}

extension [DeclSyntax] {
  /// The declarations. Each `#if` block is replaced by the declarations in all of its clauses.
  fileprivate var unconditional: [DeclSyntax] {
    flatMap { declaration -> [DeclSyntax] in
      guard let config = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return config.clauses.flatMap { clause in
        (clause.elements?.as(MemberBlockItemListSyntax.self)?.map(\.decl) ?? []).unconditional
      }
    }
  }
}
