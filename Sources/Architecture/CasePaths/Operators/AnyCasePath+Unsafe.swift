import IssueReporting

extension AnyCasePath {
  /// A case path that finds out by reflection which case a constructor makes.
  ///
  /// ```swift
  /// AnyCasePath(unsafe: Action.path)
  /// ```
  ///
  /// The name says that the compiler can't check the argument: it has to be the constructor of a
  /// case of an enum, which captures nothing, or nothing will ever be extracted. If `Root` is not an enum at all, or if the
  /// payload is or contains a function or a metatype, which reflection can't read, an issue is
  /// reported.
  ///
  /// Extracting takes constant time; the first few calls, until the case is known, take longer.
  ///
  /// - Parameter embed: The constructor of a case.
  public init(unsafe embed: @escaping (Value) -> Root) {
    if EnumLayout(Root.self) == nil {
      reportIssue("AnyCasePath(unsafe:): \"\(typeName(Root.self))\" is not an enum.")
    }
    if isReabstracted(Value.self) {
      reportIssue(
        """
        AnyCasePath(unsafe:): a payload of type "\(typeName(Value.self))" can't be extracted by \
        reflection. Mark "\(typeName(Root.self))" with "@CasePathable" and use a case key path.
        """
      )
    }
    let extractor = CaseExtractor(embed: embed)
    self.init(uncheckedEmbed: embed, extract: { extractor.extract(from: $0) })
  }
}

extension AnyCasePath {
  /// A case path from an optional enum that finds out which case a constructor makes.
  ///
  /// The constructor may be that of the enum, which the compiler has made return an optional, or
  /// that of the optional: `Optional.some`.
  init<Wrapped>(unsafeOptional embed: @escaping (Value) -> Wrapped?)
  where Root == Wrapped? {
    guard EnumLayout(Wrapped.self) != nil, Value.self != Wrapped.self else {
      self.init(unsafe: embed)
      return
    }
    let path = AnyCasePath<Wrapped, Value>(unsafe: { value in
      guard let root = embed(value)
      else { preconditionFailure("The constructor of a case never returns nil") }
      return root
    })
    self.init(uncheckedEmbed: embed, extract: path.optional.extract(from:))
  }
}

extension AnyCasePath where Value == Void {
  /// A case path to the case a value is in, which should have no payload.
  ///
  /// A payload is not compared, except that if it is an enum too, it has to be in the same case.
  /// That is how a case of an optional enum is told from every other value that is not `nil`.
  ///
  /// - Parameter root: A value of the enum.
  init(unsafe root: Root) {
    if EnumLayout(Root.self) == nil {
      reportIssue("Prefix \"/\": \"\(typeName(Root.self))\" is not an enum.")
    }
    // A value without a payload has no state to share.
    nonisolated(unsafe) let root = root
    self.init(
      embed: { root },
      extract: { EnumMetadata.areInSameCase($0, root) ? () : nil }
    )
  }
}
