/// A scene with any number of similar windows.
///
/// ```swift
/// WindowGroup("Notes") { NotesView() }
/// WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
/// ```
///
/// In a group without values, the main menu of each window contains "New Window". In a group for
/// values, `openWindow(value:)` opens a window for the value, or brings an open window for the
/// value to the front.
public struct WindowGroup<Content: View>: Scene {
  /// This scene has no body, because `sceneView` describes the windows.
  public typealias Body = Never

  let title: String?
  let id: String?
  let kind: WindowSceneKind
  let content: @MainActor (WindowValue) -> Content

  /// The view of the scene. The content is evaluated for each open window, and evaluated again when
  /// an observable value read by the content changes.
  public var sceneView: some View {
    WindowScene(title: title, id: id, kind: kind, content: content)
  }
}

// MARK: Windows without a value

extension WindowGroup {
  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of a window if no page sets a title.
  ///   - id: The id with which a window is opened by `openWindow(id:)`.
  ///   - content: The content of a window. The closure is called for each window.
  public init(
    _ title: some StringProtocol,
    id: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, kind: .group) { _ in content() }
  }

  /// Creates a group of windows whose title is the name of the app.
  public init(id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, kind: .group) { _ in content() }
  }
}

// MARK: A window for each value
//
// NB: If the types of the closures contained `@MainActor`, closures that begin with `$value in`
// would lose the isolation (Swift 6.3). Without `@MainActor`, the closures inherit the isolation of
// their context.

extension WindowGroup {
  /// Creates a group with a title and a window for each value.
  ///
  /// - Parameters:
  ///   - title: The title of a window if no page sets a title.
  ///   - id: The id with which a window is opened, if several scenes have values of the same type.
  ///   - type: The type of the values. Prefer small values, such as ids.
  ///   - content: The content of a window. The value is `nil` in a window that was opened without a
  ///     value.
  public init<Value: Codable & Hashable & SendableMetatype>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title: String(title), id: id, kind: .values(of: type)) { content($0.binding()) }
  }

  /// Creates a group of windows whose title is the name of the app.
  public init<Value: Codable & Hashable & SendableMetatype>(
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title: nil, id: id, kind: .values(of: type)) { content($0.binding()) }
  }

  /// Creates a group of windows that always have a value.
  ///
  /// - Parameters:
  ///   - title: The title of a window if no page sets a title.
  ///   - id: The id with which a window is opened, if several scenes have values of the same type.
  ///   - type: The type of the values. Prefer small values, such as ids.
  ///   - content: The content of a window. The closure is called for each window.
  ///   - defaultValue: Returns the value of a window that was opened without a value.
  public init<Value: Codable & Hashable & SendableMetatype>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping @MainActor () -> Value
  ) {
    self.init(title: String(title), id: id, kind: .values(of: type)) {
      content($0.binding(default: defaultValue))
    }
  }
}
