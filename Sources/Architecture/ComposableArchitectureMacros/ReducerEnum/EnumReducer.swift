import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Reducer` adds to an enum: the enums `State`, `Action` and `CaseScope`, the
/// reducer `body`, and the function `scope`.
struct EnumReducer {
  private let cases: [EnumCases]
  private let members: MemberBlockItemListSyntax
  private let conformances: SynthesizedConformances
  private let name: String
  private let access: String
  private let isIndirect: Bool

  init(
    _ declaration: EnumDeclSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    members = declaration.memberBlock.members
    cases = EnumCases.all(in: members)
    conformances = SynthesizedConformances(attribute)
    name = declaration.name.trimmedDescription
    access = AccessLevel(membersOf: declaration, in: context).prefix
    isIndirect = declaration.modifiers.contains { $0.name.text == "indirect" }
  }

  /// The members that the enum does not declare.
  var declarations: [DeclSyntax] {
    let types = Set(members.compactMap(\.decl.declaredTypeName))
    var declarations: [DeclSyntax] = []
    if !types.contains("State") { declarations.append(state) }
    if !types.contains("Action") { declarations.append(action) }
    if !declaresStatic("body") { declarations.append(body) }
    if !types.contains("CaseScope") { declarations.append(caseScope) }
    if !declaresStatic("scope") { declarations.append(scope) }
    return declarations
  }

  private var indirect: String { isIndirect ? "indirect " : "" }

  private var state: DeclSyntax {
    let types =
      ["ComposableArchitecture.CaseReducerState"]
      + MacroConformances.casePathable + MacroConformances.observableState + conformances.state
    return """
      @CasePathable
      @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      \(raw: access)\(raw: indirect)enum State: \(raw: types.joined(separator: ", ")) {
      \(raw: access)typealias StateReducer = \(raw: name)
      \(raw: lines(\.state))
      }
      """
  }

  private var action: DeclSyntax {
    let types = (MacroConformances.casePathable + conformances.action).joined(separator: ", ")
    return """
      @CasePathable
      \(raw: access)\(raw: indirect)enum Action: \(raw: types) {
      \(raw: lines(\.action))
      }
      """
  }

  private var body: DeclSyntax {
    let reducers = cases.lines { ReducerCase($0).reducer }
    let content = reducers.isEmpty ? ["ComposableArchitecture.EmptyReducer()"] : reducers
    return """
      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
      \(raw: access)static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
      \(raw: content.joined(separator: "\n"))
      }
      """
  }

  private var caseScope: DeclSyntax {
    """
    @CasePathable
    \(raw: access)enum CaseScope: \(raw: MacroConformances.casePathable.joined(separator: ", ")) {
    \(raw: lines(\.scope))
    }
    """
  }

  private var scope: DeclSyntax {
    """
    @MainActor
    \(raw: access)static func scope(\
    _ store: ComposableArchitecture.Store<Self.State, Self.Action>\
    ) -> CaseScope {
    switch store.state {
    \(raw: lines(\.scoping))
    }
    }
    """
  }

  private func lines(_ line: KeyPath<ReducerCase, String>) -> String {
    cases.lines { ReducerCase($0)[keyPath: line] }.joined(separator: "\n")
  }

  private func declaresStatic(_ name: String) -> Bool {
    members.contains { member in
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "static" }) == true else { return false }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return function.name.text == name
      }
      return member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name
      } ?? false
    }
  }
}
