import ComposableArchitecture
import ComposableGtk
import Foundation

typealias Path = AppFeature.Path

@Reducer
struct AppFeature {
  @Reducer
  enum Path {
    case detail(Detail)
    case edit(Edit)
  }

  @ObservableState
  struct State { var path = StackState<Path.State>() }

  enum Action { case path(StackActionOf<Path>) }

  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\.path, action: \.path) }
}

struct RootView: View {
  let store: StoreOf<AppFeature>

  var body: some View { EmptyView() }
}
