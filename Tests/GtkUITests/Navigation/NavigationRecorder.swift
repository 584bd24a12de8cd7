@testable import GtkUI

/// A node without widgets, which performs and records the steps of a ``NavigationStateMachine``.
///
/// The page of the identifier 1 is "1". If the page is created again, the new page is "1′". The
/// root page is "root", and the page of the destination with the number 7 is "d7".
struct NavigationRecorder {
  typealias Machine = NavigationStateMachine<[Int], String>

  enum Event {
    case path([Int])
    /// A path, and the destinations that a page presents. The depth of the root page is 0.
    case destinations([Int], depth: Int, path: [Int])
    case update(Transition)
    /// The transition has ended, or the stack was unmapped.
    case transitionEnd
    /// The stack was frozen.
    case stackRemoval
  }

  /// The behaviour of GTK when the visible page is replaced.
  enum Transition {
    case runs, none
    /// GTK ends the running transition, and notifies the node of the end before the new page is
    /// shown. The transition to the new page runs.
    case interruptsAnother
    /// GTK notifies the node of the end of a transition before each step.
    case endsDuringEachStep
  }

  private(set) var steps: [String] = []
  /// The pages whose widgets are in the window.
  private(set) var visible: [String] = []
  /// Whether the window ever had no page after it had shown one.
  private(set) var isWindowEverEmpty = false
  private(set) var frozen: Set<String> = []
  private(set) var covered: Set<String> = []
  private(set) var dismantled: [String] = []
  private(set) var pages: [Machine.Screen: String] = [:]

  /// The events that occur during the creation of a page.
  var eventsOnCreation: [String: Event] = [:]

  private var machine: Machine
  private var creations: [Machine.Screen: Int] = [:]
  private var transition = Transition.none

  init(_ path: [Int], eventsOnCreation: [String: Event] = [:]) {
    machine = Machine(NavigationScreens(path: path))
    self.eventsOnCreation = eventsOnCreation
  }

  var shownPage: String? { machine.shownPage }
  var topPage: String? { machine.screens.last.flatMap { pages[$0] } }
  var removedVisiblePages: [String] { machine.removedVisiblePages }

  /// Handles an event, and returns the steps that were performed.
  @discardableResult
  mutating func handle(_ event: Event) -> [String] {
    steps = []
    perform(event)
    return steps
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .path(let path):
      perform(machine.setScreens(NavigationScreens(path: path)))
    case .destinations(let numbers, let depth, let path):
      let destinations = numbers.map {
        NavigationScreens<[Int]>.Destination(number: $0, declarer: nil)
      }
      let branch = NavigationScreens<[Int]>.Branch(depth: depth, destinations: destinations)
      perform(machine.setScreens(NavigationScreens(path: path, branches: [branch])))
    case .update(let transition):
      self.transition = transition
      perform(machine.updateWidgets(missing: missing))
    case .transitionEnd:
      perform(machine.finishTransition())
    case .stackRemoval:
      machine.didRemoveStack()
    }
  }

  private var missing: Machine.Screen? {
    machine.screens.first { screen in
      if case .destination = screen { pages[screen] == nil } else { false }
    }
  }

  private mutating func perform(_ steps: [Machine.Step]) {
    for step in steps {
      if case .endsDuringEachStep = transition { perform(machine.finishTransition()) }
      self.steps.append(describe(step))
      switch step {
      case .scheduleUpdate, .disableFocus, .updateBackButton: break
      case .removePages(let screens):
        perform(machine.didRemove(remove(Array(screens))))
      case .removeOtherPages:
        let others = pages.keys.filter { machine.screens.position(of: $0) == nil }
        perform(machine.didRemove(remove(others)))
      case .freezePage(let page): frozen.insert(page)
      case .dismantlePage(let page): dismantled.append(page)
      case .coverPage(let page): covered.insert(page)
      case .createPage(let screen):
        _ = page(of: screen)
        perform(machine.updateWidgets(missing: missing))
      case .preparePage(let screen):
        let page = page(of: screen)
        perform(machine.updateWidgets(prepared: page, of: screen, missing: missing))
      case .showFirstPage(let page): show(page)
      case .replacePage(_, let page, _):
        show(page)
        if case .interruptsAnother = transition { perform(machine.finishTransition()) }
        let isRunning =
          switch transition {
          case .runs, .interruptsAnother: true
          case .none, .endsDuringEachStep: false
          }
        perform(machine.didReplacePage(isTransitionRunning: isRunning))
      case .removeWidget(let page):
        visible.removeAll { $0 == page }
        if visible.isEmpty { isWindowEverEmpty = true }
      }
    }
  }

  private mutating func show(_ page: String) {
    covered.remove(page)
    visible.append(page)
  }

  private mutating func page(of screen: Machine.Screen) -> String {
    if let page = pages[screen] { return page }
    let count = creations[screen, default: 0]
    creations[screen] = count + 1
    let page = name(of: screen) + String(repeating: "′", count: count)
    covered.insert(page)
    if let event = eventsOnCreation[page] { perform(event) }
    pages[screen] = page
    return page
  }

  private mutating func remove(
    _ screens: [Machine.Screen]
  ) -> [(screen: Machine.Screen, page: String)] {
    screens.compactMap { screen in pages.removeValue(forKey: screen).map { (screen, $0) } }
  }

  private func name(of screen: Machine.Screen) -> String {
    switch screen {
    case .root: "root"
    case .element(let id): "\(id)"
    case .destination(let number): "d\(number)"
    }
  }

  private func describe(_ step: Machine.Step) -> String {
    switch step {
    case .scheduleUpdate: "schedule"
    case .removePages(let screens): "remove \(screens.map(name).joined(separator: " "))"
    case .removeOtherPages: "remove others"
    case .freezePage(let page): "freeze \(page)"
    case .dismantlePage(let page): "dismantle \(page)"
    case .coverPage(let page): "cover \(page)"
    case .createPage(let screen): "create \(name(of: screen))"
    case .preparePage(let screen): "prepare \(name(of: screen))"
    case .showFirstPage(let page): "show \(page)"
    case .replacePage(let old, let new, let plan): "\(old) → \(new) \(plan)"
    case .disableFocus(let page): "no focus \(page)"
    case .removeWidget(let page): "take off \(page)"
    case .updateBackButton: "back button"
    }
  }
}
