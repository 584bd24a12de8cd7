extension Widget {
  /// Sets the direction of the widget and of all within it: GTK hands it down to nobody.
  public func setDirectionThroughout(_ direction: TextDirection) {
    self.direction = direction
    for child in children {
      child.setDirectionThroughout(direction)
    }
  }
}
