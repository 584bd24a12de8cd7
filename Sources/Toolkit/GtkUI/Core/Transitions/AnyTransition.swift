/// A transition with which a view is inserted into a stack, or removed from a stack.
///
/// A transition runs if the view is inserted or removed by a change with an animation:
///
/// ```swift
/// struct Details: View {
///   @State private var isExpanded = false
///
///   var body: some View {
///     VStack {
///       Button("Details") { withAnimation { isExpanded.toggle() } }
///       if isExpanded {
///         Text("All the details").transition(.move(edge: .leading).combined(with: .opacity))
///       }
///     }
///   }
/// }
/// ```
///
/// In a `VStack` and an `HStack`, the space of the view grows or shrinks during the transition. A
/// view without a `transition` has the transition ``opacity``. Rows of a `List` and of a `Grid`,
/// more than 50 rows of a `ForEach`, and an inserted view that resolves to more than 20 views of
/// the stack, are inserted and removed at once.
public struct AnyTransition: Equatable, Sendable {
  /// A change of the appearance of a view that is not inserted yet, or that was removed.
  enum Part: Equatable, Sendable {
    case opacity
    case scale(Double, UnitPoint)
    case offset(x: Double, y: Double)
    case move(Edge)
  }

  /// The changes and the animation of the insertion or of the removal.
  struct Course: Equatable, Sendable {
    var parts: [Part] = []
    /// The animation, or `nil` for the animation of the transaction.
    var animation: Animation?
  }

  private(set) var insertion: Course
  private(set) var removal: Course

  private init(_ part: Part...) {
    insertion = Course(parts: part)
    removal = insertion
  }

  /// A transition that changes only the space of the view.
  public static let identity = AnyTransition()

  /// A transition that fades the view in or out.
  public static let opacity = AnyTransition(.opacity)

  /// A transition that moves the view in from the leading edge, and out to the trailing edge.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading),
    removal: .move(edge: .trailing)
  )

  /// A transition that scales the view from and to nothing.
  public static let scale = scale(scale: 0)

  /// Returns a transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size of a view that is not inserted yet, or that was removed.
  ///   - anchor: The point of the view that does not move.
  ///
  /// - Returns: The transition.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  /// Returns a transition that moves the view by a distance.
  ///
  /// - Parameters:
  ///   - x: The distance in pixels in the direction of the text, at which the view begins to move
  ///     in, and to which the view moves out.
  ///   - y: The distance down in pixels.
  ///
  /// - Returns: The transition.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(.offset(x: x, y: y))
  }

  /// Returns a transition that moves the view in from an edge, and out to the same edge, by the
  /// size of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Returns a transition that moves the view in from an edge and out to the opposite edge, and
  /// fades the view.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
      .combined(with: .opacity)
  }

  /// Returns a transition whose removal differs from the insertion.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var result = insertion
    result.removal = removal.removal
    return result
  }

  /// Returns a transition that also has the changes of another transition. If both transitions have
  /// an animation, the result has the animation of this transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.insertion = insertion.combined(with: other.insertion)
    result.removal = removal.combined(with: other.removal)
    return result
  }

  /// Returns a transition with an animation of its own, which runs with any change that inserts or
  /// removes the view.
  ///
  /// - Parameter animation: The animation, or `nil` for the animation of the change.
  /// - Returns: The transition with the animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result.insertion.animation = animation
    result.removal.animation = animation
    return result
  }
}

extension AnyTransition.Course {
  fileprivate func combined(with other: Self) -> Self {
    Self(parts: parts + other.parts, animation: animation ?? other.animation)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
