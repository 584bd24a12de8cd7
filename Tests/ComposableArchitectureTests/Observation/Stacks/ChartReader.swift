import ComposableArchitecture

/// An observer of a chart, or of a descendant of a chart, through its store.
@MainActor
final class ChartReader {
  private let name: String
  private let value: @MainActor () -> Int
  private var last: Int?
  private var notified: ChangeNotification?
  /// Whether a change before the last change notified the reader.
  private var wasNotified = false

  private init(_ name: String, value: @escaping @MainActor () -> Int) {
    self.name = name
    self.value = value
  }

  var isNotified: Bool { notified?.isNotified ?? false }

  func read() {
    notified = ChangeNotification { [unowned self] in last = value() }
    wasNotified = false
  }

  /// Returns a description of a missing or an unnecessary notification, or `nil`.
  ///
  /// - Parameter isLimited: Whether the last step changed a single property in place.
  func problem(isLimited: Bool) -> String? {
    guard let last else { return nil }
    defer { wasNotified = isNotified }
    let now = value()
    if !isNotified, now != last { return "\(name) has missed \(last) → \(now)" }
    if isNotified, isLimited, !wasNotified, now == last { return "\(name) was told of nothing" }
    return nil
  }
}

extension ChartReader {
  /// Returns a reader of each kind for each chart.
  static func all(in store: StoreOf<Atlas>) -> [ChartReader] {
    var readers = [
      ChartReader("number of pages") { store.path.count },
      ChartReader("whether there is a chart") { store.shown == nil ? 0 : 1 },
      ChartReader("which sheet there is") {
        switch store.sheet {
        case nil: 0
        case .chart?: 1
        case .pin?: 2
        }
      },
    ]
    for place in store.withState(ChartPlace.all) {
      if let chart = place.store(in: store) { readers += ofChart(chart, name: "\(place)") }
    }
    if let pin = store.scope(state: \.sheet?.pin, action: \.sheet.presented.pin) {
      readers += ofPin(pin, name: "sheet")
    }
    return readers
  }

  private static func ofChart(_ chart: StoreOf<Chart>, name: String) -> [ChartReader] {
    var readers = [
      ChartReader("count of \(name)") { chart.count },
      ChartReader("length of \(name)") { chart.length },
      ChartReader("number of pins of \(name)") { chart.pins.count },
    ]
    readers += ofPin(chart.scope(state: \.pin, action: \.pin), name: name)
    if let pin = chart.scope(state: \.shown, action: \.shown.presented) {
      readers += ofPin(pin, name: "what \(name) shows")
    }
    let pins: Store<StackState<Pin.State>, StackActionOf<Pin>> = chart.scope(
      state: \.pins,
      action: \.pins
    )
    for id in chart.withState(\.pins.ids) {
      if let pin = pins.element(id) { readers += ofPin(pin, name: "\(id) of \(name)") }
    }
    return readers
  }

  private static func ofPin(_ pin: StoreOf<Pin>, name: String) -> [ChartReader] {
    [
      ChartReader("count of the pin of \(name)") { pin.count },
      ChartReader("length of the pin of \(name)") { pin.length },
    ]
  }
}
