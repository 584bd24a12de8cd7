/// Things that can be done in the windows of a scene, from the main menu or by keys.
///
/// ```swift
/// struct ViewCommands: Commands {
///   let store: StoreOf<AppFeature>
///
///   var body: some Commands {
///     CommandMenu("View") {
///       Button("Reload") { store.send(.reload) }
///         .keyboardShortcut("r")
///         .disabled(store.isLoading)
///     }
///   }
/// }
/// ```
///
/// They are evaluated like views: titles, and whether something can be done, follow what they read.
@MainActor
public protocol Commands: SendableMetatype {
  associatedtype Body: Commands
  associatedtype CommandsView: View = ComposedCommands<Self>

  @CommandsBuilder
  var body: Body { get }

  /// What stands for the commands. Commands of the toolkit write this; commands of an app write
  /// ``body-swift.property``.
  var commandsView: CommandsView { get }
}

extension Commands {
  public var commandsView: ComposedCommands<Self> { ComposedCommands(commands: Embedded(self)) }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it stands for itself.")
  }
}

/// What stands for commands that are made of others.
public struct ComposedCommands<C: Commands>: View {
  let commands: Embedded<C>

  public var body: C.Body.CommandsView { commands.value.body.commandsView }
}

/// No commands at all.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}

  public var commandsView: EmptyView { EmptyView() }
}
