/// A part of an app's user interface: a window, or several windows of a kind.
///
/// ```swift
/// struct Library: Scene {
///   var body: some Scene {
///     Window("Library", id: "library") { LibraryView() }
///       .defaultSize(width: 800, height: 600)
///   }
/// }
/// ```
@MainActor
public protocol Scene: SendableMetatype {
  associatedtype Body: Scene
  associatedtype SceneView: View = ComposedScene<Self>

  @SceneBuilder
  var body: Body { get }

  /// The view of the scene. Scenes of the toolkit implement this property; scenes of an app
  /// implement ``body-swift.property``.
  var sceneView: SceneView { get }
}

extension Scene {
  public var sceneView: ComposedScene<Self> { ComposedScene(scene: Embedded(self)) }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it stands for itself.")
  }
}

/// The view of a scene that is composed of other scenes.
public struct ComposedScene<S: Scene>: View {
  let scene: Embedded<S>

  public var body: S.Body.SceneView { scene.value.body.sceneView }
}

/// A result builder that combines scenes.
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }
}

/// Several scenes. The first scene opens when the app starts.
public struct TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public var sceneView: TupleView<repeat (each Content).SceneView> {
    TupleView(repeat (each content).sceneView)
  }
}
