import ComposableGtk

@testable import SeedFeatures

extension StackGuide {
  // Blocks 4, 5, 6 and 7.
  struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
      NavigationStackStore(
        self.store.scope(state: \.path, action: { .path($0) })
      ) {
        // Root view of the navigation stack
        VStack {
          Button("Add") { store.send(.addButtonTapped) }
          Button("Detail") { store.send(.detailButtonTapped(1)) }
          Button("Edit") { store.send(.editButtonTapped(1)) }
          NavigationLink(
            "Straight to the form",
            state: RootFeature.Path.State.addItem(AddFeature.State(name: "linked"))
          )
        }
        .navigationTitle("Items")
      } destination: { state in
        // A view for each case of the Path.State enum
        switch state {
        case .addItem:
          CaseLet(
            /RootFeature.Path.State.addItem,
            action: RootFeature.Path.Action.addItem,
            then: AddView.init(store:)
          )
        case .detailItem:
          CaseLet(
            /RootFeature.Path.State.detailItem,
            action: RootFeature.Path.Action.detailItem,
            then: DetailView.init(store:)
          )
        case .editItem:
          CaseLet(
            /RootFeature.Path.State.editItem,
            action: RootFeature.Path.Action.editItem,
            then: EditView.init(store:)
          )
        }
      }
    }
  }

  // Block 11.
  struct ChildView: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Button("Close") { self.dismiss() }
    }
  }

  // Block 25.
  struct PathView: View {
    @State var path = NavigationPath()

    var body: some View {
      NavigationStack(path: self.$path) {
        Form {
          Button("Push three") {
            // Block 24.
            path.append(1)
            path.append("Hello")
            path.append(false)
          }
          Text("\(path.count) on the path")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { integer in
          Text("Integer \(integer)").navigationTitle("Integer")
        }
        .navigationDestination(for: String.self) { string in
          Text("String \(string)").navigationTitle("String")
        }
        .navigationDestination(for: Bool.self) { bool in
          VStack {
            Text("Bool \(bool)")
            // Block 26.
            Button("Remove last") { path.removeLast() }
            ChildView()
          }
          .navigationTitle("Bool")
        }
      }
    }
  }
}
