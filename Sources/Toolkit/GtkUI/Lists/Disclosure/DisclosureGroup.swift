/// A title with an arrow that shows and hides the views below the title.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///   Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// The content is aligned with the text of the title. Without a binding, the group is collapsed
/// initially, and the view stores whether the group is expanded. The stored value is discarded when
/// the view is removed. **Shortcuts.** Space and Enter expand and collapse the focused group.
///
/// In a `List`, the title and each view of the content are rows:
///
/// ```swift
/// List(selection: $selection) {
///   DisclosureGroup("Favourites") {
///     ForEach(favourites) { Text($0.name) }
///   }
/// }
/// ```
///
/// A tag of the group is the tag of the title's row. The views of the content are created when the
/// group is expanded for the first time. In a collapsed group, they aren't visible: their actions
/// for `onDisappear` are called, and their tasks end. They retain their `@State`, except that rows
/// of a `ForEach` lose their state, like rows that are scrolled out of sight. A group in a row that
/// can't be divided, such as a group with a `padding`, is one row. If a `ForEach` contains groups,
/// the titles of all of them are created at once.
///
/// **Shortcuts.** In a list, Right expands the group of the focused row, and Left collapses the
/// group. In a row of the content, Left moves to the title. In a layout from right to left, the two
/// keys are exchanged. Enter and a double click expand or collapse the group, unless the title
/// contains a button. If no row of the list can be selected, a single click does so as well.
/// **Accessibility.** In a list, the row of the title is expanded or collapsed, and each row has a
/// level.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var localIsExpanded = false
  private let isExpanded: Binding<Bool>?
  private let title: String?
  private let label: Label
  private let content: Content

  /// Creates a group whose label is a view.
  ///
  /// - Parameters:
  ///   - isExpanded: The binding that the group reads and writes. If the binding ignores a new
  ///     value, the group shows the old value again. If `isExpanded` is `nil`, the group stores the
  ///     value itself.
  ///   - content: The views below the label.
  ///   - label: The view next to the arrow. Text in the label is the accessible name of the group.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    title = nil
    self.label = label()
    self.content = content()
  }

  /// The group as a `GtkExpander`, or as rows of a list.
  public var body: some View {
    let isExpanded = isExpanded ?? $localIsExpanded
    DisclosureContent(
      isExpanded: isExpanded.wrappedValue,
      binding: isExpanded,
      title: title,
      label: label,
      content: content
    )
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text as its label. The text is the accessible name of the group.
  ///
  /// - Parameters:
  ///   - title: The text next to the arrow.
  ///   - isExpanded: The binding that the group reads and writes. If `nil`, the group stores the
  ///     value itself.
  ///   - content: The views below the title.
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.isExpanded = isExpanded
    self.title = String(title)
    label = Text(title)
    self.content = content()
  }
}
