import Foundation
import IdentifiedCollections
import Sharing

struct CounterModel {
  @Shared(.inMemory("count")) var count = 0

  func increment() { $count.withLock { $0 += 1 } }
}

let counter = CounterModel()
