/// A part of an app's user interface, such as a window or a group of windows.
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
  /// The type of `body`, or `Never` if the scene has its own implementation of ``sceneView``.
  associatedtype Body: Scene
  /// The type of ``sceneView``. By default, the view evaluates `body`.
  associatedtype SceneView: View = ComposedScene<Self>

  /// The scenes of which the scene is composed. If an observable value read by `body` changes,
  /// `body` is evaluated again.
  @SceneBuilder
  var body: Body { get }

  /// The view of the scene. Scenes of the toolkit implement this property, and scenes of an app
  /// implement ``body-swift.property``.
  var sceneView: SceneView { get }
}

extension Scene {
  /// A view that evaluates `body`, and evaluates `body` again when an observable value read by
  /// `body` changes.
  public var sceneView: ComposedScene<Self> { ComposedScene(scene: Embedded(self)) }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A placeholder. Reading this property traps, because `sceneView` describes the windows.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body. Use 'sceneView'.")
  }
}

/// The view of a scene that is composed of other scenes.
public struct ComposedScene<S: Scene>: View {
  let scene: Embedded<S>

  /// The view of the scenes in the `body` of `scene`.
  public var body: S.Body.SceneView { scene.value.body.sceneView }
}

/// A result builder that combines scenes.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// Returns the scene of an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the only scene of a closure unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of a closure, in order.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }
}

/// Several scenes. The first scene that isn't a ``Settings`` scene is shown when the app starts.
public struct TupleScene<each Content: Scene>: Scene {
  /// This scene has no body, because `sceneView` describes the windows.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// The views of the scenes, in order.
  public var sceneView: TupleView<repeat (each Content).SceneView> {
    TupleView(repeat (each content).sceneView)
  }
}
