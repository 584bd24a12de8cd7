import MailFeature
import XCTest

final class MailLocationTests: XCTestCase {
  func testEachLocationIsReachableByItsLink() throws {
    for column in MailLocation.Column.allCases {
      for showsFolders in [true, false] {
        for folder in [nil] + Folder.allCases.map(Optional.some) {
          for (message, replies) in [(nil, []), (3, []), (3, [1]), (60, [2, 1])] as [(Int?, [Int])]
          {
            for isComposing in [true, false] {
              let location = MailLocation(
                column: column,
                showsFolders: showsFolders,
                folder: folder,
                message: message,
                replies: replies,
                isComposing: isComposing
              )
              XCTAssertEqual(try MailLocation(link: location.link), location, location.link)
            }
          }
        }
      }
    }
  }

  func testShortLinkShowsTheColumnOfItsLastPart() throws {
    let location = try MailLocation(link: "mail:///folder/Sent/message/5")
    XCTAssertEqual(location, MailLocation(column: .message, folder: .sent, message: 5))
    XCTAssertEqual(try MailLocation(link: "mail:///folder/Sent").column, .messages)
    XCTAssertEqual(try MailLocation(link: "mail:///").column, .folders)
  }

  func testInvalidLinkThrows() {
    for link in ["mail:///folder/Spam", "mail:///message/x", "mail:///column/4", "http://x"] {
      XCTAssertThrowsError(try MailLocation(link: link), link)
    }
  }

  func testAnotherFolderDeselectsTheMessageAndItsReplies() {
    var location = MailLocation(folder: .inbox, message: 3, replies: [1])
    location.folder = .inbox
    XCTAssertEqual(location.message, 3)
    location.folder = .sent
    XCTAssertNil(location.message)
    XCTAssertEqual(location.replies, [])
  }
}
