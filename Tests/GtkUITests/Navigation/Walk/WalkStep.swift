import TestSupport

/// A step of a random walk.
enum WalkStep: CaseIterable {
  // Changes of the state.
  case push, pushSeveral, pop, popTo, removeAll, replaceTop, replaceAll, insert, remove, shuffle
  case present, presentNested, presentOther, dismissOne, count, forbid, allow
  // Actions of the user.
  case button, key, menu, oneFinger, twoFingers, link, dismiss

  var presents: Bool { self == .present || self == .presentOther || self == .presentNested }

  var isStateChange: Bool {
    switch self {
    case .button, .key, .menu, .oneFinger, .twoFingers, .link, .dismiss: false
    default: true
    }
  }
}

extension WalkModel {
  /// Performs a step that changes the state.
  func take(_ step: WalkStep, using random: inout SeededGenerator) {
    var path = path
    switch step {
    case .push:
      if path.count < 8 { path.append(newID()) }
    case .pushSeveral:
      if path.count < 6 { path += [newID(), newID(), newID()] }
    case .pop:
      path = path.dropLast()
    case .popTo:
      path = Array(path.prefix(Int.random(in: 0...path.count, using: &random)))
    case .removeAll:
      path = []
    case .replaceTop:
      path = path.dropLast() + [newID()]
    case .replaceAll:
      path = (0..<Int.random(in: 0...3, using: &random)).map { _ in newID() }
    case .insert:
      if path.count < 8 { path.insert(newID(), at: Int.random(in: 0...path.count, using: &random)) }
    case .remove:
      if let index = path.indices.randomElement(using: &random) { path.remove(at: index) }
    case .shuffle:
      path.shuffle(using: &random)
    case .present, .presentOther:
      // The item of a covered page would not be visible, so the top page presents the item.
      let page = path.last ?? 0
      if step == .presentOther || items[page] == nil { setItem(newID(), of: page) }
    case .presentNested:
      if let item = items[path.last ?? 0], nested[item] == nil { setNested(newID(), of: item) }
    case .dismissOne:
      if let page = items.keys.sorted().randomElement(using: &random) {
        if let item = items[page], nested[item] != nil, Bool.random(using: &random) {
          setNested(nil, of: item)
        } else {
          setItem(nil, of: page)
        }
      }
    case .count:
      if let id = screens.randomElement(using: &random) { counts[id, default: 0] += 1 }
    case .forbid:
      if let id = screens.last, forbidden.count < 2 { forbidden.insert(id) }
    case .allow:
      forbidden = []
    default:
      break
    }
    setPath(path)
  }
}
