import ConcurrencyExtras
import Dependencies
import DependenciesMacros
import IssueReporting
import TestSupport
import XCTest

final class DependencyClientTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  private func assertReported(
    _ endpoints: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let messages = recorder.messages
    XCTAssertEqual(messages.count, endpoints.count, file: file, line: line)
    for (message, endpoint) in zip(messages, endpoints) {
      XCTAssertTrue(
        message.hasPrefix("Unimplemented: '\(endpoint)'"),
        message,
        file: file,
        line: line
      )
    }
  }

  func testUnimplementedThrowingEndpointReportsAndThrows() async {
    let client = UserClient()
    do {
      _ = try await client.fetch(id: 1, name: "Blob")
      XCTFail("It returned.")
    } catch {
      XCTAssertEqual(error as? Unimplemented, Unimplemented("UserClient.fetch"))
      XCTAssertEqual(error.localizedDescription, "'UserClient.fetch' is not implemented.")
    }
    assertReported("UserClient.fetch")
  }

  func testReportOfAnUnimplementedEndpointContainsAnOverride() {
    _ = UserClient().count()
    let message = recorder.messages.first ?? ""
    XCTAssertTrue(message.contains("withDependencies { $0.userClient.count = "), message)
  }

  func testUnimplementedEndpointReportsAndReturnsItsDefault() {
    XCTAssertEqual(UserClient().count(), 42)
    XCTAssertEqual(UserClient().double(21), 42)
    assertReported("UserClient.count", "UserClient.double")
  }

  func testUnimplementedEndpointWithoutResultReportsAndReturns() async {
    await UserClient().signOut()
    assertReported("UserClient.signOut")
  }

  func testUnimplementedEndpointWithOptionalResultReportsAndReturnsNil() {
    XCTAssertNil(UserClient().cached())
    assertReported("UserClient.cached")
  }

  func testUnimplementedTypedThrowsEndpointThrowsTheErrorOfItsDefault() {
    XCTAssertThrowsError(try UserClient().validate("")) { XCTAssertTrue($0 is UserClient.Invalid) }
    assertReported("UserClient.validate")
  }

  func testUnimplementedEndpointIsReportedInTheFileOfItsClient() {
    let issues = recordIssues { _ = UserClient().count() }
    XCTAssertEqual(issues.map(\.fileID), ["DependenciesMacrosTests/Clients.swift"])
  }

  func testIgnoredEndpointIsCalledWithoutReport() {
    XCTAssertEqual(UserClient().version(), 7)
    assertReported()
  }

  func testDefaultThatIsNotAClosureLiteralIsCalledWithoutReport() {
    XCTAssertEqual(UserClient().answer(), 6)
    assertReported()
  }

  func testMemberwiseInitializerImplementsEndpoints() async throws {
    let signedOut = LockIsolated(false)
    let client = UserClient(
      fetch: { id, name in User(id: id, name: name) },
      count: { 1 },
      double: { $0 },
      signOut: { signedOut.setValue(true) },
      cached: { "cached" },
      validate: { _ in },
      rename: { $0.name = $1 },
      write: { _, _ in 3 },
      answer: { 4 },
      version: { 5 }
    )
    let user = try await client.fetch(id: 2, name: "Blob")
    XCTAssertEqual(user, User(id: 2, name: "Blob"))
    XCTAssertEqual(client.count(), 1)
    XCTAssertEqual(client.cached(), "cached")
    await client.signOut()
    XCTAssertTrue(signedOut.value)
    XCTAssertEqual(client.version(), 5)
    XCTAssertNoThrow(try client.validate(""))
    XCTAssertEqual(client.double(21), 21)
    var renamed = user
    client.rename(user: &renamed, to: "Blob Jr.")
    XCTAssertEqual(renamed.name, "Blob Jr.")
    XCTAssertEqual(try client.save("text", at: 1), 3)
    XCTAssertEqual(client.answer(), 4)
    assertReported()
  }

  func testEndpointMethodHasTheArgumentLabelsOfItsClosure() async throws {
    var client = UserClient()
    client.fetch = { User(id: $0, name: $1) }
    let user = try await client.fetch(id: 3, name: "Blob Jr.")
    XCTAssertEqual(user, User(id: 3, name: "Blob Jr."))
    let same = try await client.fetch(3, "Blob Jr.")
    XCTAssertEqual(same, user)
  }

  func testEndpointMethodForwardsInoutArguments() {
    var client = UserClient()
    client.rename = { user, name in user.name = name }
    var user = User(id: 1, name: "")
    client.rename(user: &user, to: "Blob")
    XCTAssertEqual(user.name, "Blob")
  }

  func testEndpointMethodUsesACustomName() throws {
    var client = UserClient()
    client.write = { _, _ in 7 }
    XCTAssertEqual(try client.save("text", at: 1), 7)
  }

  func testOverrideOfOneEndpointDoesNotImplementOtherEndpoints() async {
    await withDependencies {
      $0.userClient.fetch = { id, _ in User(id: id, name: "stub") }
    } operation: {
      @Dependency(\.userClient) var client
      let user = try? await client.fetch(id: 9, name: "")
      XCTAssertEqual(user, User(id: 9, name: "stub"))
      assertReported()
      _ = client.count()
      assertReported("UserClient.count")
    }
  }

  func testClientInitializersAcceptPropertiesThatAreNotEndpoints() {
    let client = ConfiguredClient(host: "localhost")
    XCTAssertEqual(client.host, "localhost")
    XCTAssertEqual(client.port, 80)
    XCTAssertNil(client.token)
    XCTAssertNil(client.onOpen)
    XCTAssertEqual(ConfiguredClient.shared, 1)
    XCTAssertEqual(client.summary, "localhost:80")
    client.open()
    assertReported("ConfiguredClient.open")

    let opened = LockIsolated(false)
    let other = ConfiguredClient(host: "h", port: 1, token: "t", onOpen: {}) {
      opened.setValue(true)
    }
    other.open()
    XCTAssertTrue(opened.value)
    XCTAssertNotNil(other.onOpen)
  }

  func testEndpointNamedWithAKeywordReportsAndReturns() {
    XCTAssertEqual(PublicClient().default(), [:])
    assertReported("PublicClient.default")
  }

  func testEndpointInAConditionalBlockIsUnimplemented() {
    PlatformClient().open(path: "/")
    assertReported("PlatformClient.open")
  }

  func testAsynchronousEndpointsReportOrCallTheirClosures() async {
    let client = IsolatedClient()
    await client.inherit(1)
    await client.leave(step: 2)
    assertReported("IsolatedClient.inherit", "IsolatedClient.leave")
    let steps = LockIsolated<[Int]>([])
    let other = IsolatedClient(
      inherit: { step in steps.withValue { $0.append(step) } },
      leave: { step in steps.withValue { $0.append(step) } }
    )
    await other.inherit(1)
    await other.leave(step: 2)
    XCTAssertEqual(steps.value, [1, 2])
  }

  func testEndpointsOfAGenericClientReport() {
    let client = GenericClient<Int>()
    XCTAssertNil(client.load())
    XCTAssertThrowsError(try client.save(value: 1))
    assertReported("GenericClient.load", "GenericClient.save")
  }

  func testPrivateClientIsCreatedInItsFile() throws {
    XCTAssertThrowsError(try PrivateClient().load())
    assertReported("PrivateClient.load")
    XCTAssertEqual(try PrivateClient(load: { 2 }).load(), 2)
    XCTAssertEqual(try Holder.client.load(), 3)
  }

  @MainActor
  func testMainActorEndpointsAreCallableOnTheMainActor() async {
    var client = ActorClient()
    let isPresented = LockIsolated(false)
    client.present = {
      MainActor.preconditionIsolated()
      isPresented.setValue(true)
    }
    client.present()
    XCTAssertTrue(isPresented.value)
    client.show(text: "")
    assertReported("ActorClient.show")
  }
}

@DependencyClient
private struct PrivateClient: Sendable {
  var load: @Sendable () throws -> Int
}

private enum Holder {
  static let client = PrivateClient(load: { 3 })
}

final class EndpointOutsideOfAClientTests: XCTestCase {
  func testDependencyEndpointOutsideOfAClientReportsAndThrows() throws {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder]) {
      XCTAssertThrowsError(try Sole().load())
      XCTAssertEqual(try Sole(load: { 2 }).load(), 2)
    }
    XCTAssertEqual(recorder.messages.count, 1)
  }

  private struct Sole {
    @DependencyEndpoint var load: () throws -> Int
  }
}
