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
/// Commands are evaluated like views. When an observable value read by `body` changes, the commands
/// are updated.
@MainActor
public protocol Commands: SendableMetatype {
  /// The type of `body`, or `Never` if the commands have their own implementation of
  /// ``commandsView``.
  associatedtype Body: Commands
  /// The type of ``commandsView``. By default, the view evaluates `body`.
  associatedtype CommandsView: View = ComposedCommands<Self>

  /// The commands of which these commands are composed. If an observable value read by `body`
  /// changes, `body` is evaluated again.
  @CommandsBuilder
  var body: Body { get }

  /// The view of the commands. Commands of the toolkit implement this property, and commands of an
  /// app implement ``body-swift.property``.
  var commandsView: CommandsView { get }
}

extension Commands {
  /// A view that evaluates `body`, and evaluates `body` again when an observable value read by
  /// `body` changes.
  public var commandsView: ComposedCommands<Self> { ComposedCommands(commands: Embedded(self)) }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// A placeholder. Reading this property traps, because `commandsView` describes the commands.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body. Use 'commandsView'.")
  }
}

/// The view of commands that are composed of other commands.
public struct ComposedCommands<C: Commands>: View {
  let commands: Embedded<C>

  /// The view of the commands in the `body` of `commands`.
  public var body: C.Body.CommandsView { commands.value.body.commandsView }
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
  /// An empty set of commands has no body.
  public typealias Body = Never

  /// Creates an empty set of commands, which adds nothing to the main menu.
  public init() {}

  /// A view without widgets.
  public var commandsView: EmptyView { EmptyView() }
}
