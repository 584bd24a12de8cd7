/// Whether this package, which uses Combine where it exists, has found a module of that name.
public var neighborFindsCombine: Bool {
  #if canImport(Combine)
    true
  #else
    false
  #endif
}
