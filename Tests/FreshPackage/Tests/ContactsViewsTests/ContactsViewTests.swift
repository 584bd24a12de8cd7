import ComposableGtk
import ContactsCore
import ContactsViews
import GtkTestSupport
import SearchHistory
import XCTest

final class ContactsViewTests: XCTestCase {
  func testContactIsAddedInASheetAndDeletedAfterAnAlert() throws {
    try onMain {
      let store = Store(initialState: Contacts.State()) {
        Contacts()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      let window = TestWindow { ContactsView(store: store) }
      defer { window.close() }
      try window.click("Add")
      try window.find(.textBox, named: "Name").click()
      try window.type("Blob")
      try window.find(.button, named: "Save").click()
      GtkTesting.wait { window.sheet == nil }
      XCTAssertEqual(store.contacts.map(\.name), ["Blob"])

      try window.find(.button, named: "Blob").click()
      XCTAssertEqual(window.title, "Blob")
      XCTAssertEqual(window.accessibilityIssues(), [])
      try window.click("Delete Contact")
      try XCTUnwrap(window.alert).click("Delete")
      GtkTesting.wait { store.path.isEmpty }
      XCTAssertEqual(store.contacts, [])
    }
  }

  // The library's own tests run with the trait `Combine`. This test runs without it.
  func testViewObservesAnObservableObjectWithoutPublishers() throws {
    try onMain {
      let settings = Settings()
      let window = TestWindow { SettingsView().environmentObject(settings) }
      defer { window.close() }
      XCTAssertEqual(window.texts.prefix(2), ["Blob", "0"])
      settings.name = "Blob Jr."
      settings.objectWillChange.send()
      window.settle()
      XCTAssertEqual(window.texts.prefix(2), ["Blob Jr.", "0"])
      try window.click("Increment")
      XCTAssertEqual(window.texts.prefix(2), ["Blob Jr.", "1"])
    }
  }

  func testViewObservesAModelWrittenForCombine() throws {
    try onMain {
      let searches = RecentSearches()
      let window = TestWindow { RecentSearchesView(searches: searches) }
      defer { window.close() }
      XCTAssertEqual(window.texts, ["Nothing yet"])
      searches.add("Ada")
      searches.add("Grace")
      window.settle()
      XCTAssertEqual(window.texts, ["Grace, Ada"])
    }
  }

  func testWrongAssertionFails() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["WRONG_ASSERTIONS"] == "1")
    try onMain {
      let window = TestWindow {
        ContactsView(store: Store(initialState: Contacts.State()) { Contacts() })
      }
      defer { window.close() }
      try window.click("Remove")
    }
  }
}

private final class Settings: ObservableObject {
  @Published var name = "Blob"
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct SettingsView: View {
  @EnvironmentObject private var settings: Settings
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text(settings.name)
      CountView(counter: counter)
      Button("Increment") { counter.count += 1 }
    }
  }
}

private struct CountView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("\(counter.count)") }
}

private struct RecentSearchesView: View {
  @ObservedObject var searches: RecentSearches

  var body: some View {
    Text(searches.terms.isEmpty ? "Nothing yet" : searches.terms.joined(separator: ", "))
  }
}
