struct Counter: Identifiable {
  let id: Int
  var count = 0
}

@Variable var counters: IdentifiedArrayOf<Counter> = []
