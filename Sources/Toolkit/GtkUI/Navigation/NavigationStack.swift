import Gtk

/// A stack of pages, with a root page and a page for each value of a path.
///
/// ```swift
/// @State private var path: [Recipe] = []
///
/// NavigationStack(path: $path) {
///   List(recipes) { recipe in
///     NavigationLink(recipe.name, value: recipe)
///   }
///   .navigationTitle("Recipes")
///   .navigationDestination(for: Recipe.self) { recipe in RecipeView(recipe: recipe) }
/// }
/// ```
///
/// The path and the presented destinations determine the pages. Appending a value to the path
/// pushes a page. Going back in any way writes a shorter path to the binding, and the page is
/// popped when the path has become shorter. A change during a transition finishes the transition
/// immediately.
///
/// A page is identified by its value, or by the id of the value if the value is `Identifiable`. If
/// a value changes and its id doesn't, the page remains and shows the new value. If a value is
/// inserted into the path or removed from the path, the pages of the other values remain. A path
/// can contain a value more than once.
///
/// **Shortcuts and gestures.** To go back, the user presses Escape, Alt+Left (Alt+Right in
/// right-to-left text), the Back key or the back button of a mouse, or swipes towards the end of
/// the line, with one finger on a screen or with two fingers on a touch pad. On the back button, a
/// right click, a long press, the Menu key and Shift+F10 open a menu of all pages below the top
/// page. **Accessibility.** A page is a group with the title of the page as its name.
public struct NavigationStack<Data, Root: View>: View {
  /// The view that shows the pages. The type of this view depends on the type of the path.
  private let pages: AnyView

  /// Creates a stack whose path is a collection of values of one type, such as an array.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(pages: ValuePages(path: NavigationPathBinding(path), root: root()))
  }

  /// Creates a stack whose path can have values of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(pages: ValuePages(path: NavigationPathBinding(path), root: root()))
  }

  /// Creates a stack that stores its path itself. A link pushes a value, and going back pops the
  /// value.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(pages: OwnPathPages(root: root()))
  }

  /// Creates a stack from a view that shows the pages in a ``NavigationContainer``.
  package init(pages: some View) {
    self.pages = AnyView(pages)
  }

  /// The view that shows the root page and a page for each value of the path.
  public var body: some View { pages }
}

/// The pages of a stack that stores its path itself.
private struct OwnPathPages<Root: View>: View {
  @State private var path = NavigationPath()
  private let root: Root

  init(root: Root) {
    self.root = root
  }

  var body: some View {
    ValuePages(path: NavigationPathBinding($path), root: root)
  }
}

/// The pages of a stack with values on its path.
private struct ValuePages<Root: View>: View {
  @State private var elements = PathElements()
  private let path: NavigationPathBinding
  private let root: Root

  init(path: NavigationPathBinding, root: Root) {
    self.path = path
    self.root = root
  }

  var body: some View {
    NavigationContainer(
      ids: elements.elements(of: path.values()),
      onPop: { [elements] element in
        if let index = elements.elements(of: path.values()).lastIndex(of: element) {
          path.truncate(index)
        }
      },
      canPush: { path.canPush($0) },
      onPush: { path.append($0) },
      root: { root },
      destination: { RegisteredDestination(element: $0) }
    )
  }
}
