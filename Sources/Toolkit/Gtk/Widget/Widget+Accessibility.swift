import CGtk

/// The role of a widget for assistive technologies.
public struct AccessibleRole: Hashable, Sendable {
  let rawValue: UInt32

  private init(_ role: GtkAccessibleRole) { rawValue = role.rawValue }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An urgent message that is not a window. Screen readers interrupt the current speech with the
  /// message.
  public static let alert = AccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT)
  /// A window with an urgent message.
  public static let alertDialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
  /// A control that performs an action when it is clicked.
  public static let button = AccessibleRole(GTK_ACCESSIBLE_ROLE_BUTTON)
  /// A text that describes a table or a figure.
  public static let caption = AccessibleRole(GTK_ACCESSIBLE_ROLE_CAPTION)
  /// A control that is checked, not checked or mixed.
  public static let checkbox = AccessibleRole(GTK_ACCESSIBLE_ROLE_CHECKBOX)
  /// A control that shows a value and opens a list of other values.
  public static let comboBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_COMBO_BOX)
  /// A window with a question or a form that the user completes before continuing.
  public static let dialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG)
  /// A container without a meaning.
  public static let generic = AccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
  /// A container of widgets that belong together. The container needs a name.
  public static let group = AccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
  /// A title of the content that follows.
  public static let heading = AccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
  /// A picture or an icon.
  public static let img = AccessibleRole(GTK_ACCESSIBLE_ROLE_IMG)
  /// A text that names or explains another widget.
  public static let label = AccessibleRole(GTK_ACCESSIBLE_ROLE_LABEL)
  /// A text or a control that opens an address.
  public static let link = AccessibleRole(GTK_ACCESSIBLE_ROLE_LINK)
  /// A container whose children have the role ``listItem``.
  public static let list = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
  /// An element of a ``list``.
  public static let listItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
  /// A container whose children have the role ``menuItem``.
  public static let menu = AccessibleRole(GTK_ACCESSIBLE_ROLE_MENU)
  /// An element of a ``menu``.
  public static let menuItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM)
  /// A value between two limits, such as the charge of a battery.
  public static let meter = AccessibleRole(GTK_ACCESSIBLE_ROLE_METER)
  /// A decoration, which GTK does not expose to screen readers.
  public static let none = AccessibleRole(GTK_ACCESSIBLE_ROLE_NONE)
  /// A synonym of ``none``.
  public static let presentation = AccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
  /// The progress of an operation.
  public static let progressBar = AccessibleRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
  /// A control of a group in which one control is selected at a time.
  public static let radio = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO)
  /// A container whose children have the role ``radio``.
  public static let radioGroup = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
  /// A part of the window that is important enough to be listed by screen readers.
  public static let region = AccessibleRole(GTK_ACCESSIBLE_ROLE_REGION)
  /// A field for a search text.
  public static let searchBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
  /// A line between groups of widgets.
  public static let separator = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEPARATOR)
  /// A control with which the user selects a number in a range by moving a handle.
  public static let slider = AccessibleRole(GTK_ACCESSIBLE_ROLE_SLIDER)
  /// A field for a number, which the user can also change in steps.
  public static let spinButton = AccessibleRole(GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
  /// A message that is not urgent. Screen readers speak the message after the current speech.
  public static let status = AccessibleRole(GTK_ACCESSIBLE_ROLE_STATUS)
  /// A control that is on or off.
  public static let `switch` = AccessibleRole(GTK_ACCESSIBLE_ROLE_SWITCH)
  /// A button that selects which part of a window is visible.
  public static let tab = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB)
  /// A container whose children have the role ``tab``.
  public static let tabList = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB_LIST)
  /// A part of a window that a ``tab`` selects.
  public static let tabPanel = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB_PANEL)
  /// The role of a toggle button. Before GTK 4.10, GTK has no such role, and the role of a toggle
  /// button is `button`.
  public static let toggleButton = AccessibleRole(rawValue: 78)
  /// A field for text.
  public static let textBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_TEXT_BOX)
  /// The role that GTK assigns to widgets without another role.
  public static let widget = AccessibleRole(GTK_ACCESSIBLE_ROLE_WIDGET)
  /// A toplevel window.
  public static let window = AccessibleRole(GTK_ACCESSIBLE_ROLE_WINDOW)

  /// The name of the role in GTK, such as "button".
  public var name: String {
    guard let type = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(type) }
    // The class of the role's type is an enumeration class.
    let values = type.assumingMemoryBound(to: GEnumClass.self)
    guard let value = g_enum_get_value(values, Int32(rawValue)) else { return "" }
    return string(value.pointee.value_nick) ?? ""
  }
}

extension Widget {
  /// The role of the widget. The role can be set only before the widget is first shown.
  public var accessibleRole: AccessibleRole {
    get { AccessibleRole(rawValue: gtk_accessible_get_accessible_role(opaque).rawValue) }
    set {
      withValue(gtk_accessible_role_get_type()) { value in
        g_value_set_enum(value, Int32(newValue.rawValue))
        g_object_set_property(cast(), "accessible-role", value)
      }
    }
  }

  /// The name that screen readers speak. By default, the name of a button or a label is its text.
  public var accessibleLabel: String? {
    get { accessibleLabelProperty ?? ownLabelText }
    set {
      setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
      if newValue == nil, namingLabels == nil { ButtonLabel.restoreNaming(of: widget) }
      // If the accessible label and naming labels were set, screen readers would speak the
      // accessible label, and then the naming labels.
      updateLabelledBy()
      namedWidget?.accessibleLabel = newValue
      onAccessibleLabelChanged?()
    }
  }

  /// The text of the label that GTK created in a button, if the label names the button.
  private var ownLabelText: String? {
    guard namingLabels == nil, isLabelledByAnother else { return nil }
    return ButtonLabel.text(in: widget)
  }

  /// The value of the property itself, without the text of a label that names the widget.
  var accessibleLabelProperty: String? { accessibleString(GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// The description that screen readers speak after the name.
  public var accessibleDescription: String? {
    get { accessibleString(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
    set {
      setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue)
      namedWidget?.accessibleDescription = newValue
    }
  }

  /// A text that describes the value, such as "3 of 5".
  public var accessibleValueText: String? {
    get { accessibleString(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) }
    set { setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, newValue) }
  }

  /// Sets a value and its limits.
  public func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>) {
    cgtk_accessible_set_double(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, range.lowerBound)
    cgtk_accessible_set_double(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, range.upperBound)
    cgtk_accessible_set_double(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value)
  }

  /// Reports to assistive technologies whether the widget, for example a tab, is selected.
  public func setAccessibleSelected(_ isSelected: Bool) {
    cgtk_accessible_set_selected(widget, isSelected.gboolean)
  }

  /// Reports to assistive technologies whether the value that the user has entered is invalid.
  public func setAccessibleInvalid(_ isInvalid: Bool) {
    cgtk_accessible_set_invalid(widget, isInvalid.gboolean)
  }

  /// The level of a row in a list with groups, starting at 1, or `nil` for a row without a level.
  package var accessibleLevel: Int? {
    get { string(freeing: cgtk_accessible_level(widget)).flatMap { Int($0) } }
    set {
      if let newValue {
        cgtk_accessible_set_level(widget, Int32(clamping: newValue))
      } else {
        cgtk_accessible_reset(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL)
      }
    }
  }

  /// Whether the group of which the widget is the title is expanded, or `nil` if the widget is not
  /// the title of a group.
  package var isAccessibleExpanded: Bool? {
    get {
      if cgtk_accessible_is(widget, GTK_ACCESSIBLE_STATE_EXPANDED, true.gboolean).isTrue {
        return true
      }
      let isCollapsed = cgtk_accessible_is(widget, GTK_ACCESSIBLE_STATE_EXPANDED, false.gboolean)
      return isCollapsed.isTrue ? false : nil
    }
    set {
      if let newValue {
        cgtk_accessible_set_expanded(widget, newValue.gboolean)
      } else {
        cgtk_accessible_reset_expanded(widget)
      }
    }
  }

  /// Whether screen readers describe the widget, for example a row, as selected.
  package var isAccessibleSelected: Bool {
    cgtk_accessible_is(widget, GTK_ACCESSIBLE_STATE_SELECTED, true.gboolean).isTrue
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ value: String?) {
    if let value {
      cgtk_accessible_set_string(widget, property, value)
    } else {
      cgtk_accessible_reset(widget, property)
    }
  }

  private func accessibleString(_ property: GtkAccessibleProperty) -> String? {
    guard cgtk_accessible_has_property(widget, property).isTrue else { return nil }
    // If the actual value differs from the expected value, the function returns the actual value.
    // No widget has the expected value "\u{1}".
    return string(freeing: cgtk_accessible_mismatch(widget, property, "\u{1}"))
  }
}
