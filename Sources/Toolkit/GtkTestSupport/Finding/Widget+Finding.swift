import Gtk

extension Widget {
  /// The widget and its visible descendants, parents first. The header of a window or of a sheet
  /// follows the content.
  public var visibleDescendants: [Widget] {
    guard isVisible, !isFolded else { return [] }
    return [self] + searchedChildren.flatMap(\.visibleDescendants)
  }

  /// Whether the widget is an item of a header that the header doesn't show.
  private var isFolded: Bool { parent is HeaderRow && !isMappedWithParent }

  /// The children in the order in which they are searched. The buttons of the header, such as
  /// "Close", are searched last.
  private var searchedChildren: [Widget] {
    let children = children
    guard children.contains(where: { $0 is HeaderBar }) else { return children }
    return children.filter { !($0 is HeaderBar) } + children.filter { $0 is HeaderBar }
  }

  /// The texts of all visible labels, in order, including the labels that GTK creates itself.
  public var texts: [String] {
    visibleDescendants.filter { $0.typeName == "GtkLabel" }
      .map { $0.property("label", as: String.self) }
  }

  /// The accessible label of the widget, or otherwise its visible texts, separated by spaces. If
  /// the widget has no accessible label and no visible text, the name that GTK reports.
  public var accessibleName: String {
    if let label = spokenPart.accessibleLabel, !label.isEmpty { return label }
    let texts = texts
    if texts.isEmpty, let name = spokenPart.spokenName { return name }
    return texts.joined(separator: " ")
  }

  /// All visible widgets of the classes `GtkButton` and `GtkToggleButton`, including the buttons
  /// that GTK creates itself.
  public var buttons: [Widget] {
    visibleDescendants.filter { $0.typeName == "GtkButton" || $0.typeName == "GtkToggleButton" }
  }

  /// Returns all visible widgets of a role, in reading order.
  public func findAll(_ role: AccessibleRole) -> [Widget] {
    guard isVisible, !isFolded else { return [] }
    let within = searchedChildren.filter { !isDelegate($0) }.flatMap { $0.findAll(role) }
    return effectiveRole.isFound(as: role) ? [self] + within : within
  }

  /// Returns the visible widget of a role, and of a name if `name` isn't `nil`.
  ///
  /// ```swift
  /// try window.find(.button, named: "Save").click()
  /// ```
  ///
  /// If there are several such widgets, the first widget is returned. If there is no such widget,
  /// the thrown error lists the existing controls.
  @discardableResult
  public func find(
    _ role: AccessibleRole,
    named name: String? = nil,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try NotFound.locating(filePath, line) { try Finding([self]).find(role, named: name) }
  }

  /// Returns the visible button with the given name. Throws an error if no such button exists.
  @discardableResult
  public func button(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    if let button = buttons.first(where: { $0.accessibleName == name }) { return button }
    return try find(.button, named: name, filePath: filePath, line: line)
  }
}

/// A search in several widgets.
@MainActor
struct Finding {
  private let roots: [Widget]

  init(_ roots: [Widget]) { self.roots = roots }

  func find(_ role: AccessibleRole, named name: String?) throws -> Widget {
    let found = roots.flatMap { $0.findAll(role) }
    if let match = found.first(where: { name == nil || $0.accessibleName == name }) { return match }
    let wanted = name.map { "\(role.name) named '\($0)'" } ?? role.name
    throw NotFound(message: "There is no \(wanted). \(inventory(role))")
  }

  /// Lists the controls of the role, or all controls if there is no control of the role. If there
  /// are no controls, lists the texts.
  private func inventory(_ role: AccessibleRole) -> String {
    let controls = roots.flatMap(\.controls)
    let alike = role.isControl ? controls.filter { $0.effectiveRole == role } : []
    let all = alike.isEmpty ? controls : alike
    guard !all.isEmpty else { return "There are no controls, only the texts \(texts)." }
    let names = all.map { "\($0.effectiveRole.describedName) '\($0.accessibleName)'" }
    return "There are: \(names.joined(separator: ", "))."
  }

  private var texts: String {
    roots.flatMap(\.texts).map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Widget {
  /// The visible controls and rows in the widget, including the widget itself.
  fileprivate var controls: [Widget] {
    guard isVisible, !isFolded, typeName != "GtkWindowControls" else { return [] }
    let within = searchedChildren.filter { !isDelegate($0) }.flatMap(\.controls)
    return effectiveRole.isControl || isRow ? [self] + within : within
  }
}
