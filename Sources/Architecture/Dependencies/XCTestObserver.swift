import Foundation

/// An observer that XCTest notifies when a test case starts and ends. The library does not link
/// XCTest.
///
/// A library that links XCTest would add XCTest to every app. The symbols of XCTest are therefore
/// looked up in the process, which contains XCTest when tests of XCTest run. If a symbol is
/// missing, or if the number of requirements differs, XCTest is not observed.
final class XCTestObserver: XCTestObservationMirror {
  private let willStart: @Sendable () -> Void
  private let didFinish: @Sendable () -> Void

  private init(
    willStart: @escaping @Sendable () -> Void,
    didFinish: @escaping @Sendable () -> Void
  ) {
    self.willStart = willStart
    self.didFinish = didFinish
  }

  func testCaseWillStart(_ testCase: AnyObject) { willStart() }
  func testCaseDidFinish(_ testCase: AnyObject) { didFinish() }

  func testBundleWillStart(_ testBundle: Bundle) {}
  func testSuiteWillStart(_ testSuite: AnyObject) {}
  func testCase(
    _ testCase: AnyObject,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  func testSuiteDidFinish(_ testSuite: AnyObject) {}
  func testBundleDidFinish(_ testBundle: Bundle) {}

  /// Registers an observer for the rest of the process. Returns whether the registration succeeded.
  static func install(
    testCaseWillStart: @escaping @Sendable () -> Void,
    testCaseDidFinish: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let center = XCTestObservationCenterMirror() else { return false }
    center.add(XCTestObserver(willStart: testCaseWillStart, didFinish: testCaseDidFinish))
    return true
  }
}

/// The requirements of XCTest's `XCTestObservation`, in the same order.
///
/// A parameter whose type is a class of XCTest is declared as `AnyObject`, because references of
/// both types are passed in the same way.
protocol XCTestObservationMirror: AnyObject {
  func testBundleWillStart(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: AnyObject)
  func testCaseWillStart(_ testCase: AnyObject)
  func testCase(
    _ testCase: AnyObject,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  )
  func testCaseDidFinish(_ testCase: AnyObject)
  func testSuiteDidFinish(_ testSuite: AnyObject)
  func testBundleDidFinish(_ testBundle: Bundle)
}
