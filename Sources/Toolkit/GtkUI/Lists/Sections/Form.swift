import Gtk

/// A column of controls for settings. Each section is a box with separators between its rows.
///
/// ```swift
/// Form {
///   Section("Account") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
///   Button("Sign Out") { … }
/// }
/// ```
///
/// A form scrolls, and is centred in a wide window. A control with a label is a row with the label
/// at its start and the control at its end. Views outside of sections form a separate box.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of sections and views, from top to bottom. Adjacent views outside of sections
  /// share a box.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A scroll view with a column that is at most 600 pixels wide, with the margins.
  public var body: some View {
    ScrollView {
      FormColumn(content: content)
        .environment(\.isInListRow, true)
        .padding(EdgeInsets(top: 24, leading: 12, bottom: 24, trailing: 12))
        .formWidth()
    }
  }
}

/// A column with the sections of a form.
struct FormColumn<Content: View>: ContentView {
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    FormNode(self, context)
  }
}

private final class FormNode<Content: View>: ContentNode<FormColumn<Content>> {
  private var column: Box?
  private var placed: [Widget] = []
  /// The boxes of the views outside of sections.
  private var boxes: [SectionRows] = []

  override init(_ view: FormColumn<Content>, _ context: NodeContext) {
    super.init(view, context)
    let column = Box(orientation: .vertical, spacing: 24)
    column.hexpand = true
    self.column = column
    makeContent()
  }

  override var widgets: [Widget] { column.map { [$0] } ?? [] }

  override func place(_ widgets: [Widget]) {
    guard let column else { return }
    var used: [SectionRows] = []
    var columnWidgets: [Widget] = []
    var ungrouped: [Widget] = []
    func closeBox() {
      guard !ungrouped.isEmpty else { return }
      let rows = used.count < boxes.count ? boxes[used.count] : SectionRows()
      rows.set(ungrouped)
      used.append(rows)
      columnWidgets.append(rows.box)
      ungrouped = []
    }
    for widget in widgets {
      if widget.hasCSSClass(FormSection.styleClass) {
        closeBox()
        columnWidgets.append(widget)
      } else {
        ungrouped.append(widget)
      }
    }
    closeBox()
    for rows in boxes.dropFirst(used.count) {
      rows.set([])
    }
    boxes = used
    column.splice(columnWidgets, replacing: placed)
    placed = columnWidgets
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .labels, phase == .active { boxes.forEach { $0.kindsMayHaveChanged() } }
    // The widgets are placed again, because a box expands if a row of the box expands.
    super.contentDidChange(aspect == .expansion ? .widgets : aspect)
  }

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = super.contentEnvironment(environment)
    environment.sectionLayout = .boxed
    return environment
  }

  override func willDismantle() {
    placed = []
    boxes = []
    column = nil
  }
}

/// The CSS class with which a form identifies its sections.
enum FormSection {
  static let styleClass = "form-section"
}
