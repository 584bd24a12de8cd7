import Foundation

/// The observation center of XCTest, which is looked up in the running process.
///
/// A Swift closure is a function with a context. The context is passed in the register in which a
/// method expects `self`. The address of a method together with an object is therefore a closure,
/// and the casts below rely on this fact. The mangled symbol names below contain the parameter
/// types, so a method with other parameters has another name and is not found.
struct XCTestObservationCenterMirror {
  private let adder: Adder

  /// Returns `nil` if the process does not contain XCTest, if a symbol is missing, or if
  /// `XCTestObservation` does not have seven requirements.
  init?() {
    let process = dlopen(nil, RTLD_LAZY)
    guard
      let observation = dlsym(process, "$s6XCTest0A11ObservationMp"),
      Self.requirementCount(ofProtocol: observation) == 7,
      let shared = dlsym(process, "$s6XCTest0A17ObservationCenterC6sharedACvgZ"),
      let add = dlsym(process, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF")
    else { return nil }
    // The cast is sound, because the static getter does not read its `self`.
    let getter = unsafeBitCast(Function(address: shared, context: nil), to: Getter.self)
    // The cast is sound, because `any XCTestObservation` and `any XCTestObservationMirror` have the
    // same layout: an object, and a table of seven witnesses in the order of the requirements.
    self.adder = unsafeBitCast(
      Function(address: add, context: getter.call()),
      to: Adder.self
    )
  }

  func add(_ observer: any XCTestObservationMirror) {
    adder.call(observer)
  }

  /// The memory layout of a closure.
  private struct Function {
    let address: UnsafeMutableRawPointer
    let context: AnyObject?
  }

  // The closures are members, because `unsafeBitCast` is generic. A cast to a bare closure type
  // would return a closure whose arguments are passed by reference, as in generic code.
  private struct Getter {
    let call: () -> AnyObject
  }

  private struct Adder {
    let call: (any XCTestObservationMirror) -> Void
  }

  /// Returns the number of requirements of a protocol, which is the fifth of the 32-bit fields at
  /// the start of the protocol's descriptor.
  private static func requirementCount(ofProtocol descriptor: UnsafeMutableRawPointer) -> UInt32 {
    descriptor.load(fromByteOffset: 4 * MemoryLayout<UInt32>.stride, as: UInt32.self)
  }
}
