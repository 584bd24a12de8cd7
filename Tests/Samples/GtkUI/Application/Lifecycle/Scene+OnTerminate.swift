let notes = NotesClient()
let store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) { AppFeature() }
