import ComposableArchitecture

/// An observer of a value of the office, through a store.
@MainActor
final class OfficeReader {
  let name: String
  private let value: @MainActor () -> Int
  private var last: Int?
  private var notified: ChangeNotification?

  private init(_ name: String, value: @escaping @MainActor () -> Int) {
    self.name = name
    self.value = value
  }

  var isNotified: Bool { notified?.isNotified ?? true }

  /// Whether the store has another value than the value that was read last.
  var isOutdated: Bool { last != value() }

  /// The value that was read last.
  var shownValue: Int? { last }

  func read() {
    notified = ChangeNotification { [unowned self] in last = value() }
  }

  /// The description of a missed change, or `nil` if the reader shows the value of the store or was
  /// notified.
  var missedChange: String? {
    guard let last, !isNotified else { return nil }
    let now = value()
    return now == last ? nil : "\(name) has missed \(last) → \(now)"
  }
}

extension OfficeReader {
  /// Returns a reader of each kind.
  static func all(in store: StoreOf<Office>) -> [OfficeReader] {
    direct(in: store) + scoped(in: store)
  }

  /// Returns readers of the root store's properties.
  private static func direct(in store: StoreOf<Office>) -> [OfficeReader] {
    [
      OfficeReader("title") { store.title },
      OfficeReader("store.chief") { store.chief.number },
      OfficeReader("store.chief.badge") { store.chief.badge.number },
      OfficeReader("store.deputy") { store.deputy?.number ?? -1 },
      OfficeReader("store.guest") { store.guest?.badge.number ?? -1 },
      OfficeReader("store.destination") { store.destination?.member?.number ?? -1 },
      OfficeReader("store.rows[id: 1]") { store.rows[id: 1]?.number ?? -1 },
      OfficeReader("badges in store.rows") { sum(store.rows.map(\.badge.number)) },
      OfficeReader("store.path[id:]") { store.path[id: 1]?.number ?? -1 },
      OfficeReader("badges in store.path") { sum(store.path.map(\.badge.number)) },
      OfficeReader("store.members[1]") { store.members[1].number },
      OfficeReader("badges in store.members") { sum(store.members.map(\.badge.number)) },
      OfficeReader("store.settings.profile") { store.settings.profile.number },
      OfficeReader("store.settings.profile.badge") { store.settings.profile.badge.number },
    ]
  }

  /// Returns readers of scoped stores.
  private static func scoped(in store: StoreOf<Office>) -> [OfficeReader] {
    let settings = store.scope(state: \.settings, action: \.settings)
    let profile = store.scope(state: \.settings.profile, action: \.profile)
    let badge = store.scope(state: \.settings.profile.badge, action: \.badge)
    var readers = [
      OfficeReader("settings store") { settings.profile.number },
      OfficeReader("profile store") { profile.number },
      OfficeReader("badge of the profile store") { profile.badge.number },
      OfficeReader("badge store") { badge.number },
    ]
    let chief = store.scope(state: \.chief, action: \.chief)
    readers += ofMember(chief, "chief")
    let destination: StoreOf<Member>? = store.scope(
      state: \.destination?.member,
      action: \.destination.presented.member
    )
    let optional: [(String, StoreOf<Member>?)] = [
      ("deputy", store.scope(state: \.deputy, action: \.deputy)),
      ("guest", store.scope(state: \.guest, action: \.guest.presented)),
      ("destination", destination),
    ]
    for (name, member) in optional {
      if let member { readers += ofMember(member, name) }
    }
    for row: StoreOf<Member> in store.scope(state: \.rows, action: \.rows) {
      readers += ofMember(row, "row \(row.withState { $0.id })")
    }
    let path: Store<StackState<Member.State>, StackActionOf<Member>> = store.scope(
      state: \.path,
      action: \.path
    )
    for id in path.withState({ $0.ids }) {
      let member = path.scope(
        id: id,
        state: { $0[id: id] },
        action: { .element(id: id, action: $0) }
      )
      if let member { readers += ofMember(member, "element \(id) of the stack") }
    }
    return readers
  }

  /// Returns a checksum that depends on the order of the numbers.
  private static func sum(_ numbers: [Int]) -> Int {
    numbers.reduce(0) { $0 &* 7 &+ $1 }
  }

  private static func ofMember(_ store: StoreOf<Member>, _ name: String) -> [OfficeReader] {
    let badge = store.scope(state: \.badge, action: \.badge)
    return [
      OfficeReader("\(name) store") { store.number },
      OfficeReader("badge of the \(name) store") { store.badge.number },
      OfficeReader("badge store of the \(name) store") { badge.number },
    ]
  }
}
