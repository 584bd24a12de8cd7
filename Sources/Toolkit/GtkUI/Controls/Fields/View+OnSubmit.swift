/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What to search for.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when Enter is pressed in a text field within.
  ///
  /// Enter then doesn't activate the window's default button. Several are called from the innermost
  /// to the outermost.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    SubmitContent(triggers: triggers, action: action, content: self)
  }
}

private struct SubmitContent<Content: View>: WrapperView {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    if triggers.contains(.text) { environment.submitActions.append(action) }
    if triggers.contains(.search) { environment.searchSubmitActions.append(action) }
    return environment
  }
}

extension ValueNode {
  /// Enter was pressed.
  func submit() {
    guard phase == .active else { return }
    for action in environment.submitActions.reversed() { action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}

private enum SearchSubmitActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}

extension EnvironmentValues {
  /// What Enter in a text field does, from the outermost to the innermost.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// What Enter in a search field does.
  var searchSubmitActions: [@MainActor () -> Void] {
    get { self[SearchSubmitActionsKey.self] }
    set { self[SearchSubmitActionsKey.self] = newValue }
  }
}
