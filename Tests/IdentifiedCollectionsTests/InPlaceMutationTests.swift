import IdentifiedCollections
import XCTest

final class InPlaceMutationTests: XCTestCase {
  private var boxes = IdentifiedArray(uniqueElements: (0..<10).map(CopyCountingBox.init(id:)))

  private var address: UnsafePointer<CopyCountingBox>? {
    boxes.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
  }

  func testMutationByIDCopiesNeitherTheElementNorTheStorage() throws {
    let before = try XCTUnwrap(address)
    for id in 0..<10 { boxes[id: id]?.increment() }
    XCTAssertEqual(boxes.map(\.value), Array(repeating: 1, count: 10))
    XCTAssertEqual(boxes.map(\.copies), Array(repeating: 0, count: 10))
    XCTAssertEqual(address, before)
  }

  func testMutationByPositionCopiesNeitherTheElementNorTheStorage() throws {
    let before = try XCTUnwrap(address)
    for index in boxes.indices { boxes[index].increment() }
    XCTAssertEqual(boxes.map(\.value), Array(repeating: 1, count: 10))
    XCTAssertEqual(boxes.map(\.copies), Array(repeating: 0, count: 10))
    XCTAssertEqual(address, before)
  }

  func testChangeOfIDByPositionDoesNotReallocateTheStorage() throws {
    boxes.reserveCapacity(20)
    let before = try XCTUnwrap(address)
    boxes[3].id = 20
    XCTAssertEqual(address, before)
    XCTAssertEqual(boxes[id: 20]?.copies, 0)
  }

  func testUpdatesOfElementsDoNotReallocateTheStorage() throws {
    let before = try XCTUnwrap(address)
    boxes.update(CopyCountingBox(id: 3), at: 3)
    boxes.updateOrAppend(CopyCountingBox(id: 4))
    boxes.updateOrInsert(CopyCountingBox(id: 5), at: 0)
    boxes[id: 6] = CopyCountingBox(id: 6)
    boxes[7] = CopyCountingBox(id: 7)
    boxes[0] = CopyCountingBox(id: 7)
    XCTAssertEqual(address, before)
  }

  func testMutationOfAnElementSharedWithAnArrayCopyCopiesTheElementOnce() {
    let copy = boxes
    boxes[id: 1]?.increment()
    boxes[id: 1]?.increment()
    boxes[1].increment()
    XCTAssertEqual(boxes[1].copies, 1)
    XCTAssertEqual(boxes[1].value, 3)
    XCTAssertEqual(copy[1].value, 0)
  }

  func testElementsPropertySharesTheStorageOfTheIdentifiedArray() throws {
    let before = try XCTUnwrap(address)
    XCTAssertEqual(boxes.elements.withUnsafeBufferPointer { $0.baseAddress }, before)
  }
}
