import IssueReporting

extension AnyCasePath {
  /// Creates a case path that determines the case of a constructor by reflection.
  ///
  /// ```swift
  /// AnyCasePath(unsafe: Action.path)
  /// ```
  ///
  /// The name indicates that the compiler cannot check the argument. The argument must be the
  /// constructor of a case of an enum and must capture nothing. Otherwise, the case path possibly
  /// extracts no payload. An issue is reported if `Root` is not an enum, or if reflection cannot
  /// read the payload. Reflection cannot read a metatype, a function other than `() -> Void`, or a
  /// tuple or an optional that contains such a value.
  ///
  /// Extracting takes constant time. The first few calls, until the case is determined, take
  /// longer.
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
  /// Creates a case path from an optional enum to the case of a constructor. The case path
  /// determines the case by reflection.
  ///
  /// The constructor can be a constructor of the enum, converted by the compiler to return an
  /// optional, or `Optional.some`.
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
  /// Creates a case path to the case that `root` is in. The case should have no payload.
  ///
  /// Payloads are not compared. However, if the payload of `root` is also an enum, the case path
  /// extracts only from values whose payloads are in the same case as this payload. This check
  /// distinguishes the cases of an optional enum.
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
