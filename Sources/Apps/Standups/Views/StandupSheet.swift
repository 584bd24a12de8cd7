import ComposableGtk
import StandupsCore

/// A sheet that adds or edits a stand-up.
struct StandupSheet: View {
  let store: StoreOf<StandupFormFeature>
  let title: String
  let saveTitle: String

  var body: some View {
    StandupForm(store: store)
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(saveTitle) { store.send(.saveButtonTapped) }
        }
      }
  }
}
