import Gtk

extension Widget {
  /// The widget and all within it that can be seen, parents first.
  public var visibleDescendants: [Widget] {
    guard isVisible else { return [] }
    return [self] + children.flatMap(\.visibleDescendants)
  }

  /// The texts of all labels that can be seen, in their order; those that GTK made among them.
  public var texts: [String] {
    visibleDescendants.filter { $0.typeName == "GtkLabel" }
      .map { $0.property("label", as: String.self) }
  }

  /// What the widget is called: what a screen reader is told, or else the text that it shows.
  public var accessibleName: String {
    if let label = spokenPart.accessibleLabel, !label.isEmpty { return label }
    let texts = texts
    if texts.isEmpty, let name = spokenPart.spokenName { return name }
    return texts.joined(separator: " ")
  }

  /// All buttons that can be seen, whoever made them.
  public var buttons: [Widget] {
    visibleDescendants.filter { $0.typeName == "GtkButton" || $0.typeName == "GtkToggleButton" }
  }

  /// All widgets of a role that can be seen, in reading order.
  public func findAll(_ role: AccessibleRole) -> [Widget] {
    guard isVisible else { return [] }
    let within = children.filter { !isDelegate($0) }.flatMap { $0.findAll(role) }
    return usedRole.isFound(as: role) ? [self] + within : within
  }

  /// The widget of a role, and of a name if one is given, that can be seen.
  ///
  /// ```swift
  /// try window.find(.button, named: "Save").click()
  /// ```
  ///
  /// If there is none, the error lists what there is. Of several it is the first.
  @discardableResult
  public func find(
    _ role: AccessibleRole,
    named name: String? = nil,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try NotFound.locating(filePath, line) { try Finding([self]).find(role, named: name) }
  }

  /// The visible button with the given name.
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

  /// What there is: of the role, or, if that is nothing, of all that can be used.
  private func inventory(_ role: AccessibleRole) -> String {
    let controls = roots.flatMap(\.controls)
    let alike = role.isControl ? controls.filter { $0.usedRole == role } : []
    let all = alike.isEmpty ? controls : alike
    guard !all.isEmpty else { return "There is nothing to use, only the texts \(texts)." }
    let names = all.map { "\($0.usedRole.describedName) '\($0.accessibleName)'" }
    return "There are: \(names.joined(separator: ", "))."
  }

  private var texts: String {
    roots.flatMap(\.texts).map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Widget {
  /// What can be used in the widget.
  fileprivate var controls: [Widget] {
    guard isVisible, typeName != "GtkWindowControls" else { return [] }
    let within = children.filter { !isDelegate($0) }.flatMap(\.controls)
    return usedRole.isControl || isRow ? [self] + within : within
  }
}
