import Foundation

/// Hears from XCTest when a test case starts and ends, without linking XCTest.
///
/// A library that linked XCTest would drag it into every app, so what is needed is looked up in the
/// process, which has it when tests run. Whatever is missing or unlike what is expected here leaves
/// XCTest unobserved.
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

  /// Registers for the rest of the process. Returns whether that worked.
  static func install(
    testCaseWillStart: @escaping @Sendable () -> Void,
    testCaseDidFinish: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let center = XCTestObservationCenterMirror() else { return false }
    center.add(XCTestObserver(willStart: testCaseWillStart, didFinish: testCaseDidFinish))
    return true
  }
}

/// The requirements of XCTest's `XCTestObservation`, in its order.
///
/// Where that names a class of XCTest this says `AnyObject`: both are one reference.
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
