/// One of the four edges of a view; leading is where text begins.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}
