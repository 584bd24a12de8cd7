import Foundation
import Sharing

struct CounterModel {
  @Shared(.inMemory("count")) var count = 0
}

let counter = CounterModel()
