import CGtk
import IssueReporting

extension Object {
  /// Returns the instance to which a property refers, such as a child or a model.
  ///
  /// ```swift
  /// let start = paned.property("start-child", as: Widget.self)
  /// ```
  ///
  /// If the class has no such property, or the property is not readable or refers to an instance of
  /// another class, the method reports an issue and returns `nil`. The method also reports an issue
  /// and returns `nil` if the instance is not a widget and has no wrapper.
  public func property<Instance: Object>(
    _ name: String,
    as type: Instance.Type
  ) -> Instance? {
    guard canConvert(name, isObjectType, type), isReadable(name) else { return nil }
    return withValue(cgtk_property_type(pointer, name)) { value in
      g_object_get_property(cast(), name, value)
      guard let instance = g_value_get_object(value) else { return nil }
      guard let wrapper = Object.wrapper(of: instance) else {
        let actual = String(cString: cgtk_type_name(instance))
        reportIssue(
          "The property '\(name)' of a '\(typeName)' is a '\(actual)' without a wrapper."
        )
        return nil
      }
      guard let typed = wrapper as? Instance else {
        reportIssue("The property '\(name)' of a '\(typeName)' is \(wrapper), not a '\(type)'.")
        return nil
      }
      return typed
    }
  }

  /// Sets the instance to which a property refers.
  ///
  /// ```swift
  /// paned.setProperty("start-child", Label(text: "Start"))
  /// ```
  ///
  /// If the class has no such property, or the property is not writable or refers to instances of
  /// another class, the method reports an issue and sets nothing.
  public func setProperty(_ name: String, _ newValue: Object?) {
    guard canConvert(name, isObjectType, Object.self), isWritable(name) else { return }
    let propertyType = cgtk_property_type(pointer, name)
    if let newValue, !cgtk_is_a(newValue.pointer, propertyType).isTrue {
      let expected = string(g_type_name(propertyType)) ?? "?"
      reportIssue(
        """
        The property '\(name)' of a '\(typeName)' is a '\(expected)', not a '\(newValue.typeName)'.
        """
      )
      return
    }
    withValue(propertyType) { value in
      g_value_set_object(value, newValue?.pointer)
      g_object_set_property(cast(), name, value)
    }
  }

  private func isObjectType(_ type: GType) -> gboolean {
    g_type_is_a(type, cgtk_type_object())
  }

  /// Returns the wrapper of an instance. If a widget has no wrapper, the method creates the
  /// wrapper. Returns `nil` for another instance without a wrapper.
  private static func wrapper(of instance: UnsafeMutableRawPointer) -> Object? {
    if let existing = existing(for: instance) { return existing }
    guard cgtk_is_a(instance, gtk_widget_get_type()).isTrue else { return nil }
    return Widget.wrapping(instance.assumingMemoryBound(to: GtkWidget.self))
  }
}
