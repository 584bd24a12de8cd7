/// A column of rows that scrolls. Usually, only the visible rows of a `ForEach` and a few more rows
/// are created.
///
/// ```swift
/// List(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// A list can combine all kinds of rows. Each view is a row. A row of a `ForEach` is created
/// shortly before the row becomes visible, so that a list of a hundred thousand rows requires no
/// more widgets than a list that is a little longer than the window is high:
///
/// ```swift
/// List(selection: $selection) {
///   Section("Favourites") {
///     ForEach(favourites) { ContactRow(contact: $0) }
///   }
///   Text("That's all.")
/// }
/// ```
///
/// A row belongs to the id of its element. When elements are inserted, removed or moved, the rows
/// of the other elements are not created again, and the focus, the selection and the scroll
/// position are preserved. A row of a `ForEach` that is scrolled out of sight loses its `@State`.
/// Store state that must be preserved in the model.
///
/// A list whose ``PagedCollection`` is replaced by other elements, such as the rows of another
/// query, starts at its top.
///
/// The selection contains the tags of the rows. The tag of a row is the outermost `tag(_:)` of the
/// row's view whose type is the type of the selected value. A row of a `ForEach` without such a tag
/// is identified by the id of its element, and another row by the value of `id(_:)`:
///
/// ```swift
/// List(selection: $shownFilter) {
///   Text("All").tag(Filter.all)
///   Text("Active").tag(Filter.active)
/// }
/// ```
///
/// If the type of the selection matches no row, an issue is reported. If several rows have the same
/// tag, only the first can be selected. In a `ForEach` of more than 1,000 elements, each tag should
/// be the id of the element. Otherwise, a change of the selection selects a row only when the row
/// is created.
///
/// A selection of several rows can contain values that no row has at the moment, such as the tags
/// of rows in a collapsed ``DisclosureGroup``, and the ids of removed elements. Such a value stays
/// in the selection when the user adds or removes a row with Control, and its row is selected when
/// it is shown. A click or Control+A replaces the selection, and drops such values. When you delete
/// an element, also remove its id from the selection.
///
/// Enter or a double click on a row activates the first button in the row. If no row can be
/// selected, a single click activates the button as well. The rows of a ``DisclosureGroup`` can be
/// expanded and collapsed.
///
/// **Shortcuts.** The arrow keys, Page Up, Page Down, Home and End move the focus, and select the
/// row if a row can be selected. Tab moves the focus through the controls of the focused row, and
/// then out of the list. Space selects the focused row. If several rows can be selected,
/// Control+Space adds or removes the focused row, and Control+A selects all rows. Enter activates
/// the focused row. Right and Left expand and collapse a disclosure group. **Accessibility.** The
/// view is a list of list items. The header of a section is a heading if the header is text.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: @MainActor () -> ListSelection?
  private let content: Content

  /// The container of the rows, with the current selection.
  public var body: some View {
    ListContainer(selection: selection(), content: content)
  }

  /// Creates a list in which at most one row can be selected.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.selection = { ListSelection(single: selection) }
    self.content = content()
  }

  /// Creates a list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.selection = { ListSelection(several: selection) }
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  /// Creates a list in which no row can be selected.
  public init(@ViewBuilder content: () -> Content) {
    selection = { nil }
    self.content = content()
  }
}
