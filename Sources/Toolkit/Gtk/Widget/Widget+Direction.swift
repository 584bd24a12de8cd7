extension Widget {
  /// Sets the direction of the widget and of all its descendants, because GTK does not propagate
  /// the direction.
  public func setDirectionThroughout(_ direction: TextDirection) {
    self.direction = direction
    for child in children {
      child.setDirectionThroughout(direction)
    }
  }
}
