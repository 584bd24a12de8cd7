import Foundation

/// The observation center of XCTest, which is looked up in the running process.
///
/// A Swift closure is a function with a context, and the context is passed in the register in which
/// a method expects `self`. So the address of a method together with an object *is* a closure, and
/// the casts below rely only on this fact. The symbol names below are mangled with the parameter
/// types, so a method with other parameters has another name and is not found.
struct XCTestObservationCenterMirror {
  private let adder: Adder

  /// Returns `nil` if XCTest is not in the process, or differs from the expected version of XCTest.
  init?() {
    let process = dlopen(nil, RTLD_LAZY)
    guard
      let observation = dlsym(process, "$s6XCTest0A11ObservationMp"),
      Self.requirementCount(ofProtocol: observation) == 7,
      let shared = dlsym(process, "$s6XCTest0A17ObservationCenterC6sharedACvgZ"),
      let add = dlsym(process, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF")
    else { return nil }
    // Sound: a static getter that does not read its `self`, so `self` can be absent.
    let getter = unsafeBitCast(Function(address: shared, context: nil), to: Getter.self)
    // Sound: `any XCTestObservation` and its mirror both consist of an object and the table of its
    // seven witnesses, in the order of the requirements, and no part of the layout can differ.
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

  // The closures are members because a cast to a bare closure type would produce a closure that
  // receives its arguments by reference, as generic code calls it.
  private struct Getter {
    let call: () -> AnyObject
  }

  private struct Adder {
    let call: (any XCTestObservationMirror) -> Void
  }

  /// Reads the fifth of the 32-bit fields at the start of a protocol descriptor.
  private static func requirementCount(ofProtocol descriptor: UnsafeMutableRawPointer) -> UInt32 {
    descriptor.load(fromByteOffset: 4 * MemoryLayout<UInt32>.stride, as: UInt32.self)
  }
}
