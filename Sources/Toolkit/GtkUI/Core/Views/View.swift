/// A value that describes a part of a user interface.
///
/// Compose a view of other views:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     VStack {
///       Text("Hello, \(name)!")
///       Button("Wave") { … }
///     }
///   }
/// }
/// ```
///
/// When an observable value read by `body` changes, `body` is evaluated again, and the new views
/// are compared with the previous views. A view that still exists retains its widgets, and only the
/// properties that differ are set.
@MainActor
public protocol View: SendableMetatype {
  /// The type of the body, or `Never` if the view creates its node itself. The type is inferred
  /// from `body`.
  associatedtype Body: View

  /// The content of the view. If an observable value read by the body changes, the body is
  /// evaluated again.
  @ViewBuilder
  var body: Body { get }

  /// Creates the node of the view. The node is retained until the view is removed. A view with a
  /// ``body-swift.property`` does not implement this method.
  func makeNode(_ context: NodeContext) -> Node<Self>
}

extension View {
  /// Creates a node that evaluates `body`, and evaluates `body` again when an observable value read
  /// by `body` changes.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ComposedNode(self, context)
  }
}

extension Never: View {
  /// A placeholder. Reading the property traps. `Never` is a view, so that `Never` can be the type
  /// of the body of a view without a body.
  public var body: Never {
    preconditionFailure("The body of a view without a body was read.")
  }
}

extension View where Body == Never {
  /// A placeholder. Reading the property traps, because `makeNode(_:)` creates the node of the
  /// view.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body. Use 'makeNode(_:)', which creates the node.")
  }
}
