import ComposableArchitecture

extension OfficePlace {
  static var all: [OfficePlace] { features + elements + lists + settings }

  private static func set(_ member: inout Member.State, _ number: Int) {
    if number.isMultiple(of: 2) {
      member.number = number
    } else {
      member.badge.number = number
    }
  }

  private static var features: [OfficePlace] {
    [
      OfficePlace(
        "chief",
        read: { $0.chief },
        number: set,
        assign: { $0.chief = $1 },
        modify: { $1(&$0.chief) },
        keyPath: \.chief,
        computed: { $1(&$0.chiefAlias) },
        actions: { _, change in
          [
            ("action", .chief(.change(change))),
            ("action through a computed property", .chiefAlias(.change(change))),
          ]
        }
      ),
      OfficePlace(
        "badge of the chief",
        read: { $0.chief.badge },
        number: { $0.number = $1 },
        assign: { $0.chief.badge = $1 },
        modify: { $1(&$0.chief.badge) },
        keyPath: \.chief.badge,
        computed: { $1(&$0.chiefAlias.badge) },
        actions: { _, change in
          [
            ("action", .chief(.badge(change))),
            ("action through a computed property", .chiefAlias(.badge(change))),
          ]
        }
      ),
      OfficePlace(
        "deputy",
        read: { $0.deputy },
        number: set,
        assign: { $0.deputy = $1 },
        modify: { $1(&$0.deputy!) },
        keyPath: \.deputy!,
        actions: { _, change in [("action", .deputy(.change(change)))] }
      ),
      OfficePlace(
        "guest",
        read: { $0.guest },
        number: set,
        assign: { $0.guest = $1 },
        modify: { $1(&$0.guest!) },
        keyPath: \.guest!,
        actions: { _, change in [("action", .guest(.presented(.change(change))))] }
      ),
      OfficePlace(
        "destination",
        read: { $0.destination?.member },
        number: set,
        assign: { $0.destination = .member($1) },
        modify: { $0.destination?.modify(\.member, yield: $1) },
        computed: { $1(&$0.$destination[case: \.member]!) },
        actions: { _, change in
          [("action", .destination(.presented(.member(.change(change)))))]
        }
      ),
    ]
  }

  private static var elements: [OfficePlace] {
    [
      OfficePlace(
        "row",
        read: { $0.rows[id: 1] },
        number: set,
        assign: { $0.rows[id: 1] = $1 },
        modify: { $1(&$0.rows[id: 1]!) },
        keyPath: \.rows[id: 1]!,
        computed: { $1(&$0.rowsAlias[id: 1]!) },
        actions: { _, change in
          [
            ("action", .rows(.element(id: 1, action: .change(change)))),
            (
              "action through a computed property",
              .rowsAlias(.element(id: 1, action: .change(change)))
            ),
          ]
        }
      ),
      OfficePlace(
        "row at a position",
        read: { $0.rows.last },
        number: set,
        assign: { $0.rows[$0.rows.count - 1] = $1 },
        modify: { $1(&$0.rows[$0.rows.count - 1]) }
      ),
      OfficePlace(
        "row with a default",
        read: { $0.rows[id: 1] },
        number: set,
        assign: { $0.rows.updateOrAppend($1) },
        modify: { $1(&$0.rows[id: 1, default: Member.State(id: 1)]) }
      ),
      OfficePlace(
        "row in a generic function",
        read: { $0.rows[id: 1] },
        number: set,
        assign: { state, row in state.rows.change(id: 1) { $0 = row } },
        modify: { $0.rows.change(id: 1, $1) }
      ),
      OfficePlace(
        "badge of a row",
        read: { $0.rows[id: 1]?.badge },
        number: { $0.number = $1 },
        assign: { $0.rows[id: 1]?.badge = $1 },
        modify: { $1(&$0.rows[id: 1]!.badge) },
        keyPath: \.rows[id: 1]!.badge,
        actions: { _, change in
          [("action", .rows(.element(id: 1, action: .badge(change))))]
        }
      ),
      OfficePlace(
        "element of the stack",
        read: { $0.path[id: 1] },
        number: set,
        assign: { $0.path[id: 1] = $1 },
        modify: { $1(&$0.path[id: 1]!) },
        keyPath: \.path[id: 1]!,
        actions: { _, change in
          [("action", .path(.element(id: 1, action: .change(change))))]
        }
      ),
      OfficePlace(
        "element of an array",
        read: { $0.members[1] },
        number: set,
        assign: { $0.members[1] = $1 },
        modify: { $1(&$0.members[1]) },
        keyPath: \.members[1]
      ),
    ]
  }

  private static var lists: [OfficePlace] {
    [
      OfficePlace(
        "rows",
        read: { $0.rows },
        number: { set(&$0[1], $1) },
        assign: { $0.rows = $1 },
        modify: { $1(&$0.rows) },
        keyPath: \.rows,
        computed: { $1(&$0.rowsAlias) }
      ),
      OfficePlace(
        "stack",
        read: { $0.path },
        number: { set(&$0[id: 1]!, $1) },
        assign: { $0.path = $1 },
        modify: { $1(&$0.path) },
        keyPath: \.path
      ),
      OfficePlace(
        "array",
        read: { $0.members },
        number: { set(&$0[1], $1) },
        assign: { $0.members = $1 },
        modify: { $1(&$0.members) },
        keyPath: \.members
      ),
    ]
  }

  private static var settings: [OfficePlace] {
    [
      OfficePlace(
        "office",
        read: { $0 },
        number: { $0.settings.profile.badge.number = $1 },
        assign: { $0 = $1 },
        modify: { $1(&$0) },
        keyPath: \.self
      ),
      OfficePlace(
        "settings",
        read: { $0.settings },
        number: { $0.profile.number = $1 },
        assign: { $0.settings = $1 },
        modify: { $1(&$0.settings) },
        keyPath: \.settings,
        actions: { _, change in [("action", .settings(change))] }
      ),
      OfficePlace(
        "profile",
        read: { $0.settings.profile },
        number: { $0.number = $1 },
        assign: { $0.settings.profile = $1 },
        modify: { $1(&$0.settings.profile) },
        keyPath: \.settings.profile,
        computed: { $1(&$0.profileAlias) },
        actions: { _, change in
          [
            ("action", .profile(change)),
            ("action through a computed property", .profileAlias(change)),
          ]
        }
      ),
      OfficePlace(
        "badge",
        read: { $0.settings.profile.badge },
        number: { $0.number = $1 },
        assign: { $0.settings.profile.badge = $1 },
        modify: { $1(&$0.settings.profile.badge) },
        keyPath: \.settings.profile.badge,
        computed: { $1(&$0.profileAlias.badge) },
        actions: { _, change in [("action", .badge(change))] }
      ),
    ]
  }
}

extension IdentifiedArray {
  /// Changes an element in generic code, in which the type of the element need not be observable.
  fileprivate mutating func change(id: ID, _ change: (inout Element) -> Void) {
    if self[id: id] != nil { change(&self[id: id]!) }
  }
}
