/// Commands of the windows of a scene, in the main menu and with keyboard shortcuts.
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
/// Commands are evaluated like views, so their titles and whether they are enabled change with the
/// values that they read.
@MainActor
public protocol Commands: SendableMetatype {
  associatedtype Body: Commands
  associatedtype CommandsView: View = ComposedCommands<Self>

  @CommandsBuilder
  var body: Body { get }

  /// The view of the commands. Commands of the toolkit implement this property; commands of an app
  /// implement ``body-swift.property``.
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

/// The view of commands that are composed of other commands.
public struct ComposedCommands<C: Commands>: View {
  let commands: Embedded<C>

  public var body: C.Body.CommandsView { commands.value.body.commandsView }
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}

  public var commandsView: EmptyView { EmptyView() }
}
