import ComposableArchitecture
import ComposableGtk
import Foundation

@Reducer
struct AppFeature {
  @ObservableState
  struct State {
    var contacts: [Contact] = []
    var count = 0
    var hasUnsavedChanges = false
    var isLoading = false
  }

  enum Action {
    case addButtonTapped
    case clearButtonTapped
    case closeRequested
    case delete(IndexSet)
    case deleteButtonTapped
    case faster
    case follow(DeepLink)
    case nameSubmitted
    case opened(URL)
    case photoTapped
    case pinButtonTapped
    case reload
    case save
    case scenePhaseChanged(ScenePhase)
    case slower
    case task
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct Contact: Hashable, Identifiable {
  let id: Int
  var name = ""

  func matches(_ query: String) -> Bool { name.contains(query) }
}

struct DeepLink {
  init?(_ url: URL) {}
}

struct Draft { var isChanged = false }

enum Filter: Hashable { case all, active }

struct Folder: Identifiable {
  let id: Int
  var name = ""
}

struct Ingredient: Hashable {}

struct Meeting { var date: Date }

struct Message: Identifiable {
  let id: Int
  var date: Date
  var subject = ""
}

struct Note: Identifiable {
  let id: Int
}

struct NotesClient: Sendable {
  func save(_ state: AppFeature.State) {}
}

enum Order: CaseIterable, Hashable {
  case date, name

  var name: String { "" }
}

struct Recipe: Hashable, Identifiable {
  let id: Int
  var name = ""
}

struct Task: Identifiable {
  let id: Int
  var title = ""
}

struct Theme {
  var mainColor = Color.blue
  var name = ""
}

struct Screen: View {
  init() {}
  init(contact: Contact) {}
  init(count: Int) {}
  init(id: Note.ID?) {}
  init(message: Message) {}
  init(note: Note) {}
  init(recipe: Recipe) {}
  init(store: StoreOf<AppFeature>) {}

  var body: some View { EmptyView() }
}

typealias AboutView = Screen
typealias ActivityView = Screen
typealias AddView = Screen
typealias AppView = Screen
typealias Badge = Screen
typealias ContactRow = Screen
typealias EditorView = Screen
typealias FilterView = Screen
typealias LibraryView = Screen
typealias MessageRow = Screen
typealias NoteEditor = Screen
typealias NoteView = Screen
typealias NotesView = Screen
typealias Preview = Screen
typealias RecipeList = Screen
typealias RecipeView = Screen
typealias SettingsView = Screen
typealias SidebarView = Screen
