/// A result builder that combines commands.
@resultBuilder
@MainActor
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<repeat each Content> {
    TupleCommands(repeat each content)
  }

  public static func buildOptional<Content: Commands>(
    _ content: Content?
  ) -> OptionalCommands<Content> {
    OptionalCommands(content: content)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> EitherCommands<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> EitherCommands<First, Second> {
    .second(second)
  }
}

/// Several commands in a row.
public struct TupleCommands<each Content: Commands>: Commands {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public var commandsView: TupleView<repeat (each Content).CommandsView> {
    TupleView(repeat (each content).commandsView)
  }
}

/// Commands that exist if a condition is true.
public struct OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never

  let content: Content?

  public var commandsView: Content.CommandsView? { content?.commandsView }
}

/// One of two sets of commands.
public enum EitherCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never

  case first(First)
  case second(Second)

  public var commandsView: ConditionalContent<First.CommandsView, Second.CommandsView> {
    switch self {
    case .first(let commands): .first(commands.commandsView)
    case .second(let commands): .second(commands.commandsView)
    }
  }
}
