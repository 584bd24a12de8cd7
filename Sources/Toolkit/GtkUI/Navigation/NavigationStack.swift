import Gtk

/// Pages on top of one another: a root, and one page for each value of a path.
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
/// What is shown follows the path, and only that: a value that is appended is pushed; going back, by
/// whichever way, writes a shorter path to the binding, and the page leaves when the path has become
/// shorter. A change that arrives while a page still moves ends that movement on the spot.
///
/// Pages are told apart by value, or by id where values are `Identifiable`: then a page stays, and
/// shows the new value, when a value is changed in place. Inserting one in the middle, or taking one
/// away, leaves the others as they are. A value may be on the path more than once.
///
/// **Shortcuts and gestures.** Escape, Alt+Left (Alt+Right where text runs from right to left), the
/// Back key, the thumb button of a mouse, and a swipe of one finger on a screen or of two on a touch
/// pad, towards the end of the line, go back. A right click on the back button, a long press, the
/// Menu key and Shift+F10 show all screens below. **Accessibility.** A page is a group, named by its
/// title.
public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  @State private var elements = PathElements()
  private let makePath: @MainActor (Binding<NavigationPath>) -> NavigationPathBinding
  private let root: Root
  private var container: AnyView?

  /// A stack whose path is a collection of values of one type, such as an array.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    makePath = { _ in NavigationPathBinding(path) }
    self.root = root()
  }

  /// A stack whose path has values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    makePath = { _ in NavigationPathBinding(path) }
    self.root = root()
  }

  /// A stack that keeps its path itself: links push, and going back pops.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    makePath = { NavigationPathBinding($0) }
    self.root = root()
  }

  /// A stack whose pages are the affair of `container`, which has a ``NavigationContainer``.
  package init(root: Root, container: AnyView) {
    makePath = { NavigationPathBinding($0) }
    self.root = root
    self.container = container
  }

  public var body: some View {
    if let container {
      container
    } else {
      pages
    }
  }

  private var pages: some View {
    let path = makePath($ownPath)
    return NavigationContainer(
      ids: elements.elements(of: path.values()),
      onPop: { [elements] element in
        if let index = elements.elements(of: path.values()).lastIndex(of: element) {
          path.truncate(index)
        }
      },
      takes: { path.takes($0) },
      onPush: { path.append($0) },
      root: { root },
      destination: { RegisteredDestination(element: $0) }
    )
  }
}
