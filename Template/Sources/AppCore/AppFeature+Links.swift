import ComposableArchitecture
import DeepLinks

extension AppFeature.State {
  /// Replaces the path with the pages of a link. If the link is not valid, or if a note does not
  /// exist, the path does not change, and an alert contains the reason.
  mutating func open(_ link: String) {
    do {
      let pages = try DeepLinkRouter.app.screens(link)
      guard pages.allSatisfy({ exists($0) }) else {
        alert = .linkNotOpened("The note does not exist.")
        return
      }
      path = StackState(pages.map(\.state))
    } catch {
      alert = .linkNotOpened("\(error)")
    }
  }

  private func exists(_ page: LinkedPage) -> Bool {
    switch page {
    case .note(let id): notes[id: id] != nil
    }
  }
}

extension LinkedPage {
  /// The state of the page on the stack.
  fileprivate var state: AppFeature.Path.State {
    switch self {
    case .note(let id): .note(NoteFeature.State(id: id))
    }
  }
}
