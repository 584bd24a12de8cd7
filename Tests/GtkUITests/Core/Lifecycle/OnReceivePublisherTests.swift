#if Combine
  import ComposableCombine
  import GtkTestSupport
  import XCTest

  @testable import GtkUI

  final class OnReceivePublisherTests: XCTestCase {
    func testActionOfTheCurrentViewIsCalledForEachValueUntilTheViewIsRemoved() throws {
      try onMain {
        let values = PassthroughSubject<Int, Never>()
        let log = Log()
        try inWindow {
          Receiver(values: values, title: "a", log: log)
        } use: { window in
          values.send(1)
          XCTAssertEqual(log.lines, ["a: 1"])
          window.update { Receiver(values: values, title: "b", log: log) }
          values.send(2)
          XCTAssertEqual(log.lines, ["a: 1", "b: 2"])
        }
        values.send(3)
        XCTAssertEqual(log.lines, ["a: 1", "b: 2"])
      }
    }

    func testValuesOfOtherThreadsAreReceivedOnTheMainThread() throws {
      try onMain {
        let values = PassthroughSubject<Int, Never>()
        let log = Log()
        try inWindow {
          Receiver(values: values, title: "a", log: log)
        } use: { _ in
          // Safe, because a subject can be used on any thread.
          nonisolated(unsafe) let subject = values
          DispatchQueue(label: "other").sync { subject.send(1) }
          XCTAssertTrue(GtkTesting.wait { log.lines == ["a: 1"] })
        }
      }
    }

    func testTimerIsReceivedWithTheMainLoopOfGTK() throws {
      try onMain {
        let log = Log()
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        try inWindow {
          Text("timer").onReceive(timer) { _ in log.append("tick") }
        } use: { _ in
          XCTAssertTrue(GtkTesting.wait { log.lines.count > 2 })
        }
      }
    }

    func testPublishedPropertyIsReceived() throws {
      try onMain {
        let model = PublishedModel()
        let log = Log()
        try inWindow {
          Text("model").onReceive(model.$name) { log.append($0) }
        } use: { _ in
          model.name = "a"
          XCTAssertEqual(log.lines, ["", "a"])
        }
      }
    }

    func testViewObservesAnObjectWhosePublisherIsASubject() throws {
      try onMain {
        let model = SubjectModel()
        try inWindow {
          SubjectView(model: model)
        } use: { window in
          model.count = 1
          window.settle()
          XCTAssertEqual(window.texts, ["1"])
        }
      }
    }
  }

  private struct Receiver: View {
    let values: PassthroughSubject<Int, Never>
    let title: String
    let log: Log

    var body: some View {
      Text(title).onReceive(values) { log.append("\(title): \($0)") }
    }
  }

  private final class PublishedModel: ObservableObject {
    @Published var name = ""
  }

  private final class SubjectModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct SubjectView: View {
    @ObservedObject var model: SubjectModel

    var body: some View { Text("\(model.count)") }
  }
#endif
