import ComposableGtk

@testable import SeedFeatures

@available(*, deprecated)
extension ErgonomicsEpisode {
  // Marks 1:10 to 4:10, 8:14 to 15:55, 23:44 and 24:07: the view of the episode, which the
  // `NavigationStackStore` of the library replaced.
  struct NavigationStackStore<
    PathState: Hashable & Identifiable,
    PathAction,
    Destination: View,
    Root: View
  >: View {
    let store:
      Store<
        IdentifiedArrayOf<PathState>,
        StackAction<PathState, PathAction>
      >
    let root: Root
    let destination: (PathState) -> Destination

    init(
      _ store: Store<
        IdentifiedArrayOf<PathState>,
        StackAction<PathState, PathAction>
      >,
      @ViewBuilder root: () -> Root,
      @ViewBuilder destination: @escaping (PathState) -> Destination
    ) {
      self.store = store
      self.root = root()
      self.destination = destination
    }

    var body: some View {
      WithViewStore(
        self.store,
        observe: { $0 },
        removeDuplicates: { $0.ids == $1.ids }
      ) { viewStore in
        NavigationStack(
          path: viewStore.binding(
            get: { _ in
              ViewStore(self.store, observe: { $0 })
                .state
            },
            send: { .setPath($0) }
          )
        ) {
          self.root
            .navigationDestination(for: PathState.self) { pathState in
              SwitchStore(
                self.store.scope(
                  state: { $0[id: pathState.id] ?? pathState },
                  action: { .element(id: pathState.id, action: $0) }
                )
              ) { state in
                self.destination(state)
              }
            }
        }
      }
    }
  }
}
