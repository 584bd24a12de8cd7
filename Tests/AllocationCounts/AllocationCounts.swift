import ComposableArchitecture
import CountingMalloc
import Foundation

/// A program that prints the number of memory allocations of one call of each operation: a name and
/// a number per line. In a build with a sanitizer, which has its own allocation functions, the
/// program prints only "sanitizer".
///
/// The counts are in a program of their own, because the program replaces the allocation functions
/// with functions that count. Tests of memory must not run with these functions.
@main
@MainActor
struct AllocationCounts {
  static func main() {
    guard counts_allocations() != 0 else {
      print("sanitizer")
      return
    }
    let counter = Store(initialState: Counter.State()) { Counter() }
    write("send") { counter.send(.increment) }
    let observable = Store(initialState: ObservableCounter.State()) { ObservableCounter() }
    write("send, observable") { observable.send(.increment) }
    let parent = Store(initialState: Parent.State()) { Parent() }
    write("scope") { _ = parent.scope(state: \.counter, action: \.counter) }
    for depth in [10, 10_000] {
      let stack = Store(initialState: Stack.State(depth: depth)) { Stack() }
      let top = stack.withState { $0.path.ids[depth - 1] }
      write("element, \(depth)") { stack.send(.path(.element(id: top, action: .increment))) }
      write("push and pop, \(depth)") {
        stack.send(.push)
        stack.send(.path(.popFrom(id: stack.withState { $0.path.ids[depth] })))
      }
    }
  }

  private static func write(_ name: String, _ action: () -> Void) {
    // What other threads do can add allocations to a run, so the lowest of several runs counts.
    func count(_ times: Int) -> Int {
      let counts = (0..<5).map { _ in
        let before = allocations_of_this_thread()
        for _ in 0..<times {
          action()
        }
        return Int(allocations_of_this_thread() - before)
      }
      return counts.min() ?? 0
    }
    // The first calls create the objects that the process creates only once.
    _ = count(10)
    // The subtraction removes the allocations that occur once per count. The rounding removes the
    // rare allocations of growing storage.
    let difference = Double(count(400) - count(200)) / 200
    print("\(name)\t\(Int(difference.rounded()))")
  }
}
