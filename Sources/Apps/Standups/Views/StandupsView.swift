import ComposableGtk
import StandupsCore

/// The window of the app: the list of the stand-ups, the pages above the list, and a bar that
/// informs about changes that are not saved.
package struct StandupsView: View {
  @Bindable private var store: StoreOf<AppFeature>

  package init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  package var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        ListPage(store: store.scope(state: \.list, action: \.list))
      } destination: { store in
        switch store.case {
        case .attendee(let store): AttendeePage(store: store)
        case .detail(let store): DetailPage(store: store)
        case .meeting(let store): MeetingPage(store: store)
        case .pastMeeting(let store): PastMeetingPage(store: store)
        }
      }
      SaveProblemBar(store: store.scope(state: \.list, action: \.list))
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
    .task { await store.send(.task).finish() }
  }
}
