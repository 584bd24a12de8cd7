import ComposableArchitecture
import TestSupport

/// Random changes of an atlas. Each new number differs from all earlier numbers.
struct ChartChange {
  /// An action, its description, and whether the action changes a single property in place.
  typealias Step = (action: Atlas.Action, name: String, isLimited: Bool)

  private var generator: SeededGenerator
  private var last = 0
  private var saved: [Atlas.State] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a random change of the state.
  mutating func next(of state: Atlas.State) -> Step {
    if saved.isEmpty || below(4) == 0 { saved = saved.suffix(4) + [state] }
    guard let place = ChartPlace.all(in: state).randomElement(using: &generator),
      let chart = place.chart(in: state)
    else { return structural(in: state) }
    switch below(10) {
    case 0...2: return own(of: chart, at: place)
    case 3:
      let (change, name) = limited(to: chart)
      return (place.action(.change(change)), "\(name) by \(place)", true)
    case 4:
      let (change, name) = limited(to: chart)
      return (.change { place.change(&$0, change) }, "\(name) at \(place)", true)
    case 5: return several(of: chart, at: place)
    case 6...7: return restoring(chart, at: place)
    default: return structural(in: state)
    }
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func number() -> Int {
    last += 1
    return last
  }

  private mutating func newChart() -> Chart.State {
    let pins = (0..<below(3)).map { _ in Pin.State(count: number()) }
    return Chart.State(
      count: number(),
      pin: Pin.State(count: number()),
      shown: below(2) == 0 ? Pin.State(count: number()) : nil,
      pins: StackState(pins)
    )
  }

  private mutating func ofPin() -> (change: (inout Pin.State) -> Void, name: String) {
    let number = number()
    return below(2) == 0
      ? ({ $0.count = number }, "count \(number)") : ({ $0.length = number }, "length \(number)")
  }
}

extension ChartChange {
  /// Returns an action of a chart or of a child of the chart.
  private mutating func own(of chart: Chart.State, at place: ChartPlace) -> Step {
    let (change, name) = ofPin()
    let pin = chart.pins.ids.randomElement(using: &generator)
    let (action, part): (Chart.Action, String) =
      switch (below(3), pin) {
      case (0, let id?): (.pins(.element(id: id, action: .change(change))), "pin \(id)")
      case (1, _) where chart.shown != nil: (.shown(.presented(.change(change))), "what is shown")
      default: (.pin(.change(change)), "the pin")
      }
    return (place.action(action), "\(name) by \(part) of \(place)", true)
  }

  /// Returns a change of a single property in place.
  private mutating func limited(
    to chart: Chart.State
  ) -> (change: (inout Chart.State) -> Void, name: String) {
    let (change, name) = ofPin()
    let number = number()
    switch (below(5), chart.pins.ids.randomElement(using: &generator)) {
    case (0, let id?): return ({ $0.pins[id: id].mutate(change) }, "\(name) of pin \(id)")
    case (1, _): return ({ $0.shown.mutate(change) }, "\(name) of what is shown")
    case (2, _): return ({ change(&$0.pin) }, "\(name) of the pin")
    case (3, _): return ({ $0.length = number }, "length \(number)")
    default: return ({ $0.count = number }, "count \(number)")
    }
  }

  /// Returns an action in which a chart, or its parent, performs several changes.
  private mutating func several(of chart: Chart.State, at place: ChartPlace) -> Step {
    let changes = [limited(to: chart), ofParts(chart, at: place), limited(to: chart)]
    let change = { (chart: inout Chart.State) in
      for (change, _) in changes { change(&chart) }
    }
    let name = changes.map(\.name).joined(separator: ", ")
    return below(2) == 0
      ? (place.action(.change(change)), "\(name) by \(place)", false)
      : (.change { place.change(&$0, change) }, "\(name) at \(place)", false)
  }
}

extension ChartChange {
  /// Returns an action that restores an earlier state.
  private mutating func restoring(_ chart: Chart.State, at place: ChartPlace) -> Step {
    let state = saved[below(saved.count)]
    let old = place.chart(in: state)
    let (parts, name) = ofParts(chart, at: place)
    switch (below(8), old) {
    case (0, _): return (.change { $0 = state }, "put back all", false)
    case (1, _): return (.change { $0.path = state.path }, "put back the path", false)
    case (2, _): return (.change { $0.sheet = state.sheet }, "put back the sheet", false)
    case (3...4, let old?):
      return (.change { place.put(old, in: &$0) }, "put back \(place)", false)
    case (5, let old?):
      return (place.action(.change { $0 = old }), "put back itself by \(place)", false)
    case (6, let old?):
      guard case .page(let id) = place else { fallthrough }
      return (.change { $0.path[id: id, case: \.chart] = old }, "put back the case of \(id)", false)
    default:
      return below(2) == 0
        ? (place.action(.change(parts)), "\(name) by \(place)", false)
        : (.change { place.change(&$0, parts) }, "\(name) at \(place)", false)
    }
  }

  /// Returns a change that replaces a part of a chart by a new part or by an earlier part.
  private mutating func ofParts(
    _ chart: Chart.State,
    at place: ChartPlace
  ) -> (change: (inout Chart.State) -> Void, name: String) {
    let old = place.chart(in: saved[below(saved.count)]) ?? chart
    let pin = Pin.State(count: number())
    let id = chart.pins.ids.randomElement(using: &generator)
    switch (below(9), id) {
    case (0, _): return ({ $0.pin = old.pin }, "put back the pin")
    case (1, _): return ({ $0.shown = old.shown }, "put back what is shown")
    case (2, _): return ({ $0.pins = old.pins }, "put back the pins")
    case (3, let id?) where old.pins.ids.contains(id):
      return (
        { if $0.pins.ids.contains(id) { $0.pins[id: id] = old.pins[id: id] } },
        "put back pin \(id)"
      )
    case (4, let id?): return ({ $0.pins[id: id] = nil }, "remove pin \(id)")
    case (5, _): return ({ $0.shown = pin }, "show another pin")
    case (6, _): return ({ $0.shown = nil }, "show nothing")
    case (7, _): return ({ $0.pins.append(pin) }, "append a pin")
    default: return ({ $0.pin = pin }, "replace the pin")
    }
  }

  /// Returns an action that adds, removes or replaces a chart or a pin.
  private mutating func structural(in state: Atlas.State) -> Step {
    let chart = newChart()
    let pin = Pin.State(count: number())
    let id = state.path.ids.randomElement(using: &generator)
    let (change, name): ((inout Atlas.State) -> Void, String) =
      switch (below(12), id) {
      case (0...1, _): ({ $0.path.append(.chart(chart)) }, "append a chart")
      case (2, _): ({ $0.path.append(.pin(pin)) }, "append a pin")
      case (3, let id?): ({ $0.path.pop(from: id) }, "pop from \(id)")
      case (4, let id?): ({ $0.path[id: id] = nil }, "remove \(id)")
      case (5, let id?): ({ $0.path[id: id] = .chart(chart) }, "replace \(id)")
      case (6, _): ({ $0.sheet = .chart(chart) }, "a chart as the sheet")
      case (7, _): ({ $0.sheet = .pin(pin) }, "a pin as the sheet")
      case (8, _): ({ $0.shown = $0.shown == nil ? chart : nil }, "show, or show nothing")
      case (9, _): ({ $0.optional = $0.optional == nil ? chart : nil }, "the optional one")
      case (10, _): ({ $0.sheet = nil }, "no sheet")
      default: ({ $0.cover = chart }, "another cover")
      }
    return (.change(change), name, false)
  }
}

extension Optional {
  /// Changes the value in place, unless the value is `nil`.
  fileprivate mutating func mutate(_ change: (inout Wrapped) -> Void) {
    if self != nil { change(&self!) }
  }
}
