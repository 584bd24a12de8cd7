import ComposableArchitecture
import ComposableGtk

struct ItemView: View {
  let store: StoreOf<Item>

  var body: some View { EmptyView() }
}

typealias ChildView = ItemView
typealias CounterView = ItemView
typealias DetailView = ItemView
typealias EditView = ItemView
typealias HistoryView = ItemView
typealias HomeView = ItemView
typealias ItemFormView = ItemView
typealias LoginView = ItemView
typealias ProfileView = ItemView
typealias RowView = ItemView
