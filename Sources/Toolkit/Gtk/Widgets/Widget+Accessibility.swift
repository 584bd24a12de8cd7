import CGtk

/// The role of a widget for assistive technologies.
public struct AccessibleRole: Hashable, Sendable {
  let rawValue: UInt32

  private init(_ role: GtkAccessibleRole) { rawValue = role.rawValue }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alert = AccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT)
  public static let alertDialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
  public static let button = AccessibleRole(GTK_ACCESSIBLE_ROLE_BUTTON)
  public static let caption = AccessibleRole(GTK_ACCESSIBLE_ROLE_CAPTION)
  public static let checkbox = AccessibleRole(GTK_ACCESSIBLE_ROLE_CHECKBOX)
  public static let comboBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_COMBO_BOX)
  public static let dialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG)
  public static let generic = AccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
  public static let group = AccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
  public static let heading = AccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
  public static let img = AccessibleRole(GTK_ACCESSIBLE_ROLE_IMG)
  public static let label = AccessibleRole(GTK_ACCESSIBLE_ROLE_LABEL)
  public static let link = AccessibleRole(GTK_ACCESSIBLE_ROLE_LINK)
  public static let list = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
  public static let listItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
  public static let menu = AccessibleRole(GTK_ACCESSIBLE_ROLE_MENU)
  public static let menuItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM)
  public static let meter = AccessibleRole(GTK_ACCESSIBLE_ROLE_METER)
  public static let none = AccessibleRole(GTK_ACCESSIBLE_ROLE_NONE)
  public static let presentation = AccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
  public static let progressBar = AccessibleRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
  public static let radio = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO)
  public static let radioGroup = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
  public static let region = AccessibleRole(GTK_ACCESSIBLE_ROLE_REGION)
  public static let searchBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
  public static let separator = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEPARATOR)
  public static let slider = AccessibleRole(GTK_ACCESSIBLE_ROLE_SLIDER)
  public static let spinButton = AccessibleRole(GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
  public static let status = AccessibleRole(GTK_ACCESSIBLE_ROLE_STATUS)
  public static let `switch` = AccessibleRole(GTK_ACCESSIBLE_ROLE_SWITCH)
  /// The role of a toggle button. Before GTK 4.10, the role is `button`.
  public static let toggleButton = AccessibleRole(rawValue: 78)
  public static let textBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_TEXT_BOX)
  public static let widget = AccessibleRole(GTK_ACCESSIBLE_ROLE_WIDGET)
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
  /// The role. It can be set only before the widget is first shown.
  public var accessibleRole: AccessibleRole {
    get { AccessibleRole(rawValue: gtk_accessible_get_accessible_role(opaque).rawValue) }
    set {
      withValue(gtk_accessible_role_get_type()) { value in
        g_value_set_enum(value, Int32(newValue.rawValue))
        g_object_set_property(cast(), "accessible-role", value)
      }
    }
  }

  /// The spoken name. By default, the name of a button or a label is its text.
  public var accessibleLabel: String? {
    get { accessibleLabelProperty ?? textOfOwnLabel }
    set {
      setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
      if newValue == nil, namingLabels == nil { restoreOwnLabelNaming() }
      // If both were set, GTK would speak both, and the label first.
      updateLabelledBy()
      widgetOfName?.accessibleLabel = newValue
    }
  }

  /// The value of the property itself, without the text of a label that names the widget.
  var accessibleLabelProperty: String? { accessibleString(GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// The description that is spoken after the name.
  public var accessibleDescription: String? {
    get { accessibleString(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
    set {
      setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue)
      widgetOfName?.accessibleDescription = newValue
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

  private func setAccessible(_ property: GtkAccessibleProperty, _ value: String?) {
    if let value {
      cgtk_accessible_set_string(widget, property, value)
    } else {
      cgtk_accessible_reset(widget, property)
    }
  }

  private func accessibleString(_ property: GtkAccessibleProperty) -> String? {
    guard cgtk_accessible_has_property(widget, property).isTrue else { return nil }
    // The mismatch with a value that no widget has is the value itself.
    return string(taking: cgtk_accessible_mismatch(widget, property, "\u{1}"))
  }
}
