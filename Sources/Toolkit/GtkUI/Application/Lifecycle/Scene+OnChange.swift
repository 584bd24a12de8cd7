extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed.
  ///
  /// ```swift
  /// WindowGroup { NotesView(store: store) }
  ///   .onChange(of: scenePhase) { _, phase in store.send(.scenePhaseChanged(phase)) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` is also called with the first value.
  ///   - action: Called with the old and the new value. For the first value, both are equal.
  ///
  /// - Returns: A scene that calls `action` when `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ModifiedSceneView(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls `action` when `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// A scene whose view is modified.
struct ModifiedSceneView<Content: Scene, Modified: View>: Scene {
  typealias Body = Never

  let content: Content
  let modify: @MainActor (Content.SceneView) -> Modified

  var sceneView: Modified { modify(content.sceneView) }
}
