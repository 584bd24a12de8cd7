/// A piece of a user interface, as a value.
///
/// Write views out of other views:
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
/// A view is made anew whenever something it read has changed, and compared with the one before;
/// the widgets that stand for it stay the same, and only what differs is set.
@MainActor
public protocol View: SendableMetatype {
  associatedtype Body: View

  /// What the view is made of. Whatever observable it reads makes it be evaluated again.
  @ViewBuilder
  var body: Body { get }

  /// Makes what stands for the view for as long as it is there. Views of the toolkit write this;
  /// views of an app write ``body-swift.property``.
  func makeNode(_ context: NodeContext) -> Node<Self>

  /// The title of the page that the view is, found without making any widgets: a page that was
  /// never shown has a row in the back menu all the same.
  func findTitle(in environment: EnvironmentValues) -> String?
}

extension View {
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ComposedNode(self, context)
  }

  public func findTitle(in environment: EnvironmentValues) -> String? {
    guard Body.self != Never.self else { return nil }
    environment.titleProbe?.keep(self)
    DynamicProperties.install(in: self, previous: nil, environment: environment)
    return body.findTitle(in: environment)
  }
}

extension Never: View {
  public var body: Never {
    preconditionFailure("A view without a body was asked for its body.")
  }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure(
      """
      \(Self.self) has no body. It makes a node of its own, and that is what must be used.
      """
    )
  }
}
