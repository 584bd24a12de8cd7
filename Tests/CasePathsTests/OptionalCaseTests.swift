import CasePaths
import XCTest

@CasePathable
@dynamicMemberLookup
private enum Screen: Equatable {
  case edit(Edit?)
  case home
}

@CasePathable
@dynamicMemberLookup
private enum Edit: Equatable {
  case name(String)
  case nickname(String?)
  case photo
}

/// Case key paths through payloads that are optional enums.
final class OptionalCaseTests: XCTestCase {
  func testCaseKeyPathChainsThroughSome() {
    let edit: CaseKeyPath<Screen, Edit> = \.edit.some
    let name: CaseKeyPath<Screen, String> = \.edit.some.name
    XCTAssertEqual(edit(.photo), .edit(.photo))
    XCTAssertEqual(name("Blob"), .edit(.name("Blob")))
    XCTAssertEqual(Screen.edit(.name("Blob"))[case: name], "Blob")
    XCTAssertNil(Screen.edit(.photo)[case: name])
    XCTAssertNil(Screen.edit(nil)[case: edit])
    XCTAssertTrue(Screen.edit(nil).is(\.edit.none))
    XCTAssertFalse(Screen.edit(.photo).is(\.edit.none))
    XCTAssertEqual((\Screen.Cases.edit.none)(), .edit(nil))
  }

  func testCaseOfAnOptionalPayloadIsACaseOfItsWrappedValue() {
    let name: CaseKeyPath<Screen, String> = \.edit.name
    XCTAssertEqual(name("Blob"), .edit(.name("Blob")))
    XCTAssertEqual(Screen.edit(.name("Blob"))[case: \.edit.name], "Blob")
    XCTAssertNil(Screen.edit(nil)[case: name])
    XCTAssertTrue(Screen.edit(.photo).is(\.edit.photo))
    XCTAssertFalse(Screen.edit(nil).is(\.edit.photo))
    XCTAssertEqual(name, \Screen.Cases.edit.name)
    XCTAssertEqual(Set([name, \Screen.Cases.edit.name]).count, 1)
    XCTAssertEqual((\Screen.Cases.edit).appending(path: \Edit?.Cases.name), name)
    XCTAssertEqual(AnyCasePath(\Screen.Cases.edit).name.embed("Blob"), .edit(.name("Blob")))
  }

  func testCaseOfAnOptionalPayloadExtractsAnOptional() {
    let name: CaseKeyPath<Screen, String?> = \.edit.name
    XCTAssertEqual(name("Blob"), .edit(.name("Blob")))
    XCTAssertEqual(name(nil), .edit(nil))
    XCTAssertEqual(Screen.edit(.name("Blob"))[case: name], .some("Blob"))
    XCTAssertEqual(Screen.edit(nil)[case: name], .some(nil))
    XCTAssertEqual(Screen.edit(.photo)[case: name], .none)
    XCTAssertEqual(Screen.home[case: name], .none)
    let path: AnyCasePath<Edit?, String?> = Edit?.allCasePaths.name
    XCTAssertEqual(path.extract(from: .some(.name("Blob"))), .some("Blob"))
    XCTAssertEqual(path.embed(nil), nil)
  }

  func testCaseWithAnOptionalPayloadExtractsTheWrappedValueInAnOptional() {
    let nickname: CaseKeyPath<Screen, String> = \.edit.nickname
    XCTAssertEqual(nickname("B"), .edit(.nickname("B")))
    XCTAssertEqual(Screen.edit(.nickname("B"))[case: nickname], "B")
    XCTAssertNil(Screen.edit(.nickname(nil))[case: nickname])
    let optional: CaseKeyPath<Screen, String?> = \.edit.nickname
    XCTAssertEqual(Screen.edit(.nickname(nil))[case: optional], .some(nil))
    XCTAssertEqual(optional(nil), .edit(.nickname(nil)))
    XCTAssertTrue(Screen.edit(.nickname("B")).is(\.edit.nickname.some))
    let explicit: CaseKeyPath<Screen, String> = \.edit.some.nickname.some
    XCTAssertEqual(explicit("B"), .edit(.nickname("B")))
  }

  func testCaseOfAnOptionalPayloadIsSetAndModified() {
    var screen = Screen.edit(.name("Blob"))
    screen[case: \.edit.name] = "Blob Jr."
    XCTAssertEqual(screen, .edit(.name("Blob Jr.")))
    screen.modify(\.edit.name) { $0 += "!" }
    XCTAssertEqual(screen, .edit(.name("Blob Jr.!")))
    screen.modify(\.edit.some) { $0 = .photo }
    XCTAssertEqual(screen, .edit(.photo))
    screen[case: \.edit.name] = "Blob"
    XCTAssertEqual(screen, .edit(.photo))
    screen.modify(\.edit) { $0 = nil }
    XCTAssertEqual(screen, .edit(nil))
    screen[case: \.edit.some] = .photo
    XCTAssertEqual(screen, .edit(nil))
    var edit: Edit? = .name("Blob")
    edit[case: \.name] = "Blob Sr."
    XCTAssertEqual(edit, .name("Blob Sr."))
    edit.modify(\.name) { $0 += "!" }
    XCTAssertEqual(edit, .name("Blob Sr.!"))
  }

  func testSwitchMatchesCasesOfAnOptionalPayload() {
    func name(_ screen: Screen) -> String {
      switch screen {
      case \.edit.name: "name"
      case \.edit.none: "nothing"
      case \.edit.some: "something"
      default: "other"
      }
    }
    XCTAssertEqual(name(.edit(.name("Blob"))), "name")
    XCTAssertEqual(name(.edit(nil)), "nothing")
    XCTAssertEqual(name(.edit(.photo)), "something")
    XCTAssertEqual(name(.home), "other")
  }

  func testPartialCaseKeyPathOfAnOptionalPayloadEmbedsAndExtracts() {
    let name: PartialCaseKeyPath<Screen> = \.edit.name
    let screen: Screen? = name("Blob")
    XCTAssertEqual(screen, .edit(.name("Blob")))
    let extracted = Screen.edit(.name("Blob"))[case: name]
    XCTAssertEqual(extracted as? String, "Blob")
    XCTAssertNil(Screen.edit(nil)[case: name])
  }

  func testDynamicMembersOfAnOptionalPayloadChain() {
    XCTAssertEqual(Screen.edit(.name("Blob")).edit??.name, "Blob")
    XCTAssertNil(Screen.edit(nil).edit??.name)
    var screen = Screen.edit(.photo)
    screen.edit = .name("Blob")
    XCTAssertEqual(screen, .edit(.name("Blob")))
  }
}
