import AppCore
import ComposableArchitecture
import DeepLinks
import XCTest

@MainActor
final class LinkTests: AppTestCase {
  func testLinkShowsTheNote() async throws {
    let store = appStore(.milk)
    let pages: [LinkedPage] = [.note(Note.milk.id)]
    let link = try XCTUnwrap(DeepLinkRouter.app.link(to: pages))
    XCTAssertEqual(link, "\(AppIdentity.scheme):///note/\(Note.milk.id)")
    await store.send(.linkOpened(link)) {
      $0.path[id: 0] = .note(NoteFeature.State(id: Note.milk.id))
    }
  }

  func testLinkToAMissingNotePresentsAnAlert() async {
    let store = appStore(.milk)
    await store.send(.linkOpened("note/\(Note.bread.id)")) {
      $0.alert = AlertState {
        TextState("The link can't be opened")
      } message: {
        TextState(verbatim: "The note does not exist.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}
