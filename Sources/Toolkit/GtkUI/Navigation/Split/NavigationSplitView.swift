import Gtk

/// Two or three columns side by side, each with its own header. In a narrow window, the columns are
/// pages.
///
/// ```swift
/// struct MailView: View {
///   @State private var folder: String? = "Inbox"
///   @State private var column = NavigationSplitViewColumn.sidebar
///
///   var body: some View {
///     NavigationSplitView(preferredCompactColumn: $column) {
///       List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
///         .navigationTitle("Mail")
///     } detail: {
///       Text(folder ?? "No folder").navigationTitle(folder ?? "")
///     }
///   }
/// }
/// ```
///
/// If not all columns fit, the split view is collapsed, and as many columns as fit are visible. The
/// compact column is always visible. A back button and all other ways to go back show the column
/// before the visible columns. When the user selects a row of a list with a single selection, the
/// next column is shown. The split view then writes the compact column to
/// `preferredCompactColumn`, and the selection remains. A selection that the app writes shows no
/// other column. Nothing else changes: the views of a hidden column keep their state, and disappear
/// like the views of a covered page.
///
/// If all columns fit, a button in the header shows and hides the first column, and writes
/// `columnVisibility`. The visible columns are then those of `columnVisibility`.
///
/// The user can drag the edge between two columns, within the limits of
/// ``View/navigationSplitViewColumnWidth(min:ideal:max:)``. A double click restores the
/// width. In a window of an app, the width is remembered, see
/// ``Scene/restorationBehavior(_:)``.
///
/// The headers of the columns replace the header of the window or of the sheet. If the split view
/// is on a page of a navigation stack, the header of the window remains above the split view. A
/// column with pages contains a ``NavigationStack``. A cover that is presented by a column covers
/// all columns.
///
/// **Shortcuts.** F8 moves the focus to an edge between columns and, pressed again, to the next
/// edge or back. There, the arrow keys, Home and End change the width, Enter keeps it, and Escape
/// restores it.
///
/// **Accessibility.** A column is a group with the title of the column as its name. **Style
/// classes.** `split-view`, with `collapsed` if a single column is visible; `split-column` for each
/// column, and `sidebar-column` for the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let column: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ column: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content?,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.column = column
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns.
  public var body: some View {
    let visibility = visibility ?? $ownVisibility
    let column = column ?? $ownColumn
    SplitContainer(
      visibility: visibility.wrappedValue,
      compactColumn: column.wrappedValue,
      setVisibility: { visibility.wrappedValue = $0 },
      setCompactColumn: { column.wrappedValue = $0 },
      sidebar: sidebar,
      content: content,
      detail: detail
    )
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns, which stores the visible columns in its own state.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns if all columns fit.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is visible if not all columns fit.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns if all columns fit.
  ///   - preferredCompactColumn: The column that is visible if not all columns fit.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns, which stores the visible columns in its own state.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns if both columns fit.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is visible if only one column fits.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns if both columns fit.
  ///   - preferredCompactColumn: The column that is visible if only one column fits.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}
