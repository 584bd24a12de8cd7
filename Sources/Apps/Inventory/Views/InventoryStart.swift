import ComposableGtk
import InventoryCore

/// The result of an attempt to open the database of the app.
public enum InventoryStart {
  /// The database can't be opened.
  case failed(reason: String)

  /// The database is open.
  case opened(StoreOf<InventoryFeature>)
}

/// The root view of the app: the window of the inventory, or the reason why the database can't be
/// opened.
public struct InventoryStartView: View {
  private let open: @MainActor () -> InventoryStart
  @State private var start: InventoryStart

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - start: The result of the first attempt to open the database.
  ///   - open: Opens the database again.
  public init(_ start: InventoryStart, open: @escaping @MainActor () -> InventoryStart) {
    self.open = open
    _start = State(initialValue: start)
  }

  /// The inventory, or a page with the reason and a button.
  public var body: some View {
    switch start {
    case .opened(let store):
      InventoryView(store: store)
    case .failed(let reason):
      DatabaseProblemView(reason: reason) { start = open() }
    }
  }
}

/// A page that informs that the database can't be opened.
private struct DatabaseProblemView: View {
  let reason: String
  let openAgain: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      ScrollView {
        ContentUnavailableView {
          Label("The inventory can't be opened", systemImage: "exclamationmark.triangle")
        } description: {
          Text(reason)
        } actions: {
          Button("Try again", action: openAgain)
            .styleClass("pill", "suggested-action")
        }
      }
      .navigationTitle("Inventory")
    }
  }
}
