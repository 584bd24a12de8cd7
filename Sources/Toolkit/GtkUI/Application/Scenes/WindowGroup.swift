/// Windows of a kind, any number of them.
///
/// ```swift
/// WindowGroup("Notes") { NotesView() }
/// WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
/// ```
///
/// The main menu has "New Window". A group for values has one window for each value that
/// `openWindow(value:)` is called with; a second call brings the window to the front.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let title: String?
  let id: String?
  let kind: WindowSceneKind
  let content: @MainActor (WindowValue) -> Content

  public var sceneView: some View {
    WindowScene(title: title, id: id, kind: kind, content: content)
  }
}

// MARK: Windows without a value

extension WindowGroup {
  /// - Parameters:
  ///   - title: What a window is called as long as no page says otherwise.
  ///   - id: By what a window is opened, if there are other scenes.
  ///   - content: What a window shows: each its own.
  public init(
    _ title: some StringProtocol,
    id: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, kind: .group) { _ in content() }
  }

  /// Windows that are called as the app is.
  public init(id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, id: id, kind: .group) { _ in content() }
  }
}

// MARK: A window for each value
//
// NB: With `@MainActor` in their types, closures that begin with `$value in` would lose that they run
// there (Swift 6.3). As it is, they take it from where they are written.

extension WindowGroup {
  /// - Parameters:
  ///   - title: What a window is called as long as no page says otherwise.
  ///   - id: By what a window is opened, if several scenes are for the same type.
  ///   - type: The type of the values. Small ones are best, such as ids.
  ///   - content: What a window shows. The value is `nil` in a window that was opened without one.
  public init<Value: Codable & Hashable & SendableMetatype>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title: String(title), id: id, kind: .values(of: type)) { content($0.binding()) }
  }

  /// Windows that are called as the app is.
  public init<Value: Codable & Hashable & SendableMetatype>(
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title: nil, id: id, kind: .values(of: type)) { content($0.binding()) }
  }

  /// Windows that have a value in any case.
  ///
  /// - Parameter defaultValue: That of a window that was opened without one.
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
