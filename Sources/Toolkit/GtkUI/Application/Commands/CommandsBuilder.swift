/// A result builder that combines commands.
@resultBuilder
@MainActor
public enum CommandsBuilder {
  /// Returns an empty set of commands for a closure without expressions.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of an expression unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns the only commands of a closure unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines the commands of a closure. The main menu shows the commands in the order of the
  /// closure.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<repeat each Content> {
    TupleCommands(repeat each content)
  }

  /// Returns the commands of an `if` without an `else`, or an empty set of commands if the
  /// condition is false.
  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> OptionalCommands<Content> {
    OptionalCommands(content: content)
  }

  /// Returns the commands of the first branch of an `if` with an `else`, or of a case in the first
  /// half of a `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> EitherCommands<First, Second> {
    .first(first)
  }

  /// Returns the commands of an `else` branch, or of a case in the second half of a `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> EitherCommands<First, Second> {
    .second(second)
  }
}

/// Several consecutive commands.
public struct TupleCommands<each Content: Commands>: Commands {
  /// These commands have no body, because `commandsView` describes the commands.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// The views of the commands, in order.
  public var commandsView: TupleView<repeat (each Content).CommandsView> {
    TupleView(repeat (each content).commandsView)
  }
}

/// Commands that exist only if a condition is true.
public struct OptionalCommands<Content: Commands>: Commands {
  /// These commands have no body, because `commandsView` describes the commands.
  public typealias Body = Never

  let content: Content?

  /// The view of the commands, or `nil` if the condition is false.
  public var commandsView: Content.CommandsView? { content?.commandsView }
}

/// One of two sets of commands.
public enum EitherCommands<First: Commands, Second: Commands>: Commands {
  /// These commands have no body, because `commandsView` describes the commands.
  public typealias Body = Never

  /// The commands of the first branch of an `if`, or of a case in the first half of a `switch`.
  case first(First)
  /// The commands of an `else` branch, or of a case in the second half of a `switch`.
  case second(Second)

  /// The view of the current commands. If the other commands become current, the view is replaced.
  public var commandsView: ConditionalContent<First.CommandsView, Second.CommandsView> {
    switch self {
    case .first(let commands): .first(commands.commandsView)
    case .second(let commands): .second(commands.commandsView)
    }
  }
}
