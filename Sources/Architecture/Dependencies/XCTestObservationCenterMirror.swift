import Foundation

/// XCTest's observation center, as found in the running process.
///
/// A Swift closure is a function with a context, and the context is passed in the register that a
/// method expects its `self` in. So the address of a method together with an object *is* a closure,
/// which is all that the casts here say. The names below are mangled with the types of their
/// parameters: a method with other parameters has another name and is not found.
struct XCTestObservationCenterMirror {
  private let adder: Adder

  /// Fails when XCTest is not in the process, or is not the XCTest this was written for.
  init?() {
    let process = dlopen(nil, RTLD_LAZY)
    guard
      let observation = dlsym(process, "$s6XCTest0A11ObservationMp"),
      Self.requirementCount(ofProtocol: observation) == 7,
      let shared = dlsym(process, "$s6XCTest0A17ObservationCenterC6sharedACvgZ"),
      let add = dlsym(process, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF")
    else { return nil }
    // Sound: a static getter that does not look at its `self`, which therefore can be absent.
    let getter = unsafeBitCast(Function(address: shared, context: nil), to: Getter.self)
    // Sound: `any XCTestObservation` and its mirror are both an object and the table of its seven
    // witnesses, in the order of the requirements, without a layout that could differ.
    self.adder = unsafeBitCast(
      Function(address: add, context: getter.call()),
      to: Adder.self
    )
  }

  func add(_ observer: any XCTestObservationMirror) {
    adder.call(observer)
  }

  /// What a closure is in memory.
  private struct Function {
    let address: UnsafeMutableRawPointer
    let context: AnyObject?
  }

  // The closures are members because a cast to a bare closure type would be one to a closure that
  // takes its arguments by reference, as generic code calls it.
  private struct Getter {
    let call: () -> AnyObject
  }

  private struct Adder {
    let call: (any XCTestObservationMirror) -> Void
  }

  /// The fifth of the 32-bit fields that start a protocol's descriptor.
  private static func requirementCount(ofProtocol descriptor: UnsafeMutableRawPointer) -> UInt32 {
    descriptor.load(fromByteOffset: 4 * MemoryLayout<UInt32>.stride, as: UInt32.self)
  }
}
