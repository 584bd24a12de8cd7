/// Rows, one below the other, of which only those exist that can be seen, and a few more.
///
/// ```swift
/// List(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// Rows of all kinds may be mixed. Each view is a row; those of a `ForEach` are made when they come
/// to be seen, so that a list of a hundred thousand is as quick as one of ten:
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
/// A row belongs to the id of its element. When elements come, go or move, rows that stay keep the
/// focus and are not made again, what is selected stays so, and what can be seen stays where it is.
/// A row that is scrolled away loses its `@State`: keep in the model what is to last.
///
/// What is selected are the ids of the elements, or what `id(_:)` says of a row of its own. Enter, or
/// a double click, on a row does what the first button in it does; so does a single click where
/// nothing can be selected.
///
/// **Shortcuts.** The arrows, Page Up and Down, Home and End move; Space and Control select; Enter
/// activates. **Accessibility.** It is a list of list items; the header of a section is a heading.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: @MainActor () -> ListSelection?
  private let content: Content

  public var body: some View {
    ListContainer(selection: selection(), content: content)
  }

  /// A list of which one row can be selected, or none.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.selection = { ListSelection(single: selection) }
    self.content = content()
  }

  /// A list of which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.selection = { ListSelection(several: selection) }
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  /// A list of which nothing can be selected.
  public init(@ViewBuilder content: () -> Content) {
    selection = { nil }
    self.content = content()
  }
}
