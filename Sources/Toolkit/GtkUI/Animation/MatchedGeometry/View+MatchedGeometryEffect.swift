extension View {
  /// Animates the view from the frame of another view with the same identifier, if one animated
  /// change removes the other view and inserts this view.
  ///
  /// ```swift
  /// struct Album: View {
  ///   @Namespace private var covers
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     VStack {
  ///       if isOpen {
  ///         Color.orange
  ///           .matchedGeometryEffect(id: "cover", in: covers)
  ///           .frame(height: 200)
  ///       } else {
  ///         Color.orange
  ///           .matchedGeometryEffect(id: "cover", in: covers)
  ///           .frame(width: 50, height: 50)
  ///       }
  ///       Button("Open") { withAnimation { isOpen.toggle() } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The view is drawn with the position and the size of the removed view, and moves and scales to
  /// its own frame. The layout does not change. In a stack, a picture of the removed view fades out
  /// at its place, and the inserted view fades in; see ``AnyTransition``. A change that interrupts
  /// the animation continues from the frame in which the view is drawn.
  ///
  /// **Accessibility.** A screen reader reads only the inserted view. If animations are disabled in
  /// the settings of the desktop, the inserted view is shown in its own frame at once.
  ///
  /// **Differences from SwiftUI.** The size is animated by scaling the drawing, so that text is
  /// stretched during the animation. The removed view does not move. Two views that exist at the
  /// same time do not match, so that a view never follows the frame of a source. A view that only
  /// moves to another position in a `ForEach`, views in different windows, and views on different
  /// pages of a `NavigationStack` are not animated. Effects of ancestors that scale or rotate the
  /// view are not compensated. A view that resolves to several views of a stack is not animated.
  /// The drawing is clipped by a `ScrollView` that contains the view. A changed `id` of an existing
  /// view is not animated. A row that a `List` removes may not match. Do not combine the effect
  /// with a transition or an effect that scales the view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier, from a ``Namespace`` property.
  ///   - properties: The animated properties of the frame.
  ///   - anchor: The point of the frames whose position is animated, and that the scaling does not
  ///     move. The anchor has no effect if both the position and the size are animated.
  ///   - isSource: Whether the frame of this view is the first frame of the view that replaces this
  ///     view. A view that is not a source still moves from the frame of a removed source.
  ///
  /// - Returns: A view with the effect.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    MatchedGeometryContent(
      key: MatchedGeometryKey(id: id, namespace: namespace),
      course: MatchedGeometryCourse(properties: properties, anchor: anchor),
      isSource: isSource,
      content: self
    )
  }
}

/// A view with a matched geometry.
struct MatchedGeometryContent<Content: View>: WrapperView {
  let key: MatchedGeometryKey
  let course: MatchedGeometryCourse
  let isSource: Bool
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MatchedGeometryNode(self, context)
  }
}
