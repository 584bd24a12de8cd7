/// The kinds of input that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the triggers.
  public let rawValue: Int

  /// Creates triggers from bits, of which 1 is `text` and 2 is `search`. Other bits are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Text in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls `action` when the user presses Enter in a field within this view. By default, text
  /// fields call the action, and search fields don't.
  ///
  /// In a text field with an action, Enter doesn't activate the default button of the window.
  /// Nested actions are called from the innermost to the outermost.
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
  /// Calls the submit actions. Called when Enter is pressed.
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
  /// The actions that Enter in a text field triggers, from the outermost to the innermost.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The actions that Enter in a search field triggers.
  var searchSubmitActions: [@MainActor () -> Void] {
    get { self[SearchSubmitActionsKey.self] }
    set { self[SearchSubmitActionsKey.self] = newValue }
  }
}
