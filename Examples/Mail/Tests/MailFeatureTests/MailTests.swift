import ComposableArchitecture
import MailFeature
import XCTest

@MainActor
final class MailTests: XCTestCase {
  func testArchivingMovesTheMessageAndShowsTheList() async {
    let store = TestStore(
      initialState: Mail.State(location: MailLocation(column: .message, message: 2))
    ) {
      Mail()
    }
    await store.send(.archiveButtonTapped) {
      $0.messages[id: 2]?.folder = .archive
      $0.location.message = nil
      $0.location.column = .messages
    }
    await store.send(.archiveButtonTapped)
  }

  func testSendingADraftAddsAMessageToTheSentFolder() async {
    let store = TestStore(initialState: Mail.State()) { Mail() }
    await store.send(.composeButtonTapped) {
      $0.location.isComposing = true
    }
    await store.send(\.binding.draft, "Hello\nYou") {
      $0.draft = "Hello\nYou"
    }
    await store.send(.draftWasSent) {
      $0.messages.append(
        Message(id: 61, folder: .sent, sender: "Me", subject: "Hello", text: "Hello\nYou")
      )
      $0.draft = ""
      $0.location.isComposing = false
    }
  }

  func testLinkSetsTheLocation() async {
    let store = TestStore(initialState: Mail.State()) { Mail() }
    await store.send(.linkOpened("mail:///folder/Inbox/message/3/reply/1")) {
      $0.location = MailLocation(column: .message, message: 3, replies: [1])
    }
    await store.send(.linkOpened("mail:///message/99")) {
      $0.linkError = "There is no message 99."
    }
    await store.send(.linkOpened("mail:///folder/Inbox")) {
      $0.location = MailLocation(column: .messages)
      $0.linkError = nil
    }
  }
}
