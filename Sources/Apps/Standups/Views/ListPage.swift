import ComposableGtk
import StandupsCore

/// The list of the stand-ups.
struct ListPage: View {
  @Bindable var store: StoreOf<ListFeature>

  var body: some View {
    StandupList(store: store)
      .navigationTitle("Stand-ups")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Add stand-up", systemImage: "plus") { store.send(.addButtonTapped) }
            .labelStyle(.iconOnly)
            .keyboardShortcut("n")
        }
      }
      .sheet(item: add) { store in
        StandupSheet(store: store, title: "New stand-up", saveTitle: "Add")
      }
  }

  /// Closing the sheet is a cancellation, so that a changed form asks before it is dismissed.
  private var add: Binding<StoreOf<StandupFormFeature>?> {
    $store.scope(state: \.add, action: \.add).dismissing(with: .cancelButtonTapped)
  }
}

/// The rows, or a text if there are no stand-ups.
private struct StandupList: View {
  let store: StoreOf<ListFeature>

  var body: some View {
    if store.standups.isEmpty {
      ScrollView {
        ContentUnavailableView {
          Label("No stand-ups", systemImage: "person.2")
        } description: {
          Text("Add a stand-up, and give each attendee an equal time to speak.")
        } actions: {
          Button("Add stand-up") { store.send(.addButtonTapped) }
            .styleClass("pill", "suggested-action")
        }
      }
    } else {
      List {
        ForEach(store.standups) { standup in
          StandupRow(standup: standup) { store.send(.standupTapped(standup.id)) }
        }
        .onMove { store.send(.standupsMoved($0, to: $1)) }
      }
    }
  }
}
