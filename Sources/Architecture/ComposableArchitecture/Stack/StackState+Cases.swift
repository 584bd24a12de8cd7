import CasePaths
import IssueLocations

extension StackState {
  /// The payload of the element with the given identifier, if the element is in the case of `path`.
  ///
  /// ```swift
  /// await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
  ///   $0.path[id: 0, case: \.counter]?.count = 4
  /// }
  /// ```
  ///
  /// Setting `nil` removes the element. If the element is in a different case, a change is ignored
  /// and an issue is reported. If there is no such element, a new value is ignored and an issue is
  /// reported.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where Element: CasePathable {
    _read { yield self[id: id].flatMap { $0[case: path] } }
    set {
      self[
        id: id,
        case: AnyCasePath(path),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ] = newValue
    }
    _modify {
      yield &self[
        id: id,
        case: AnyCasePath(path),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ]
    }
  }

  /// The payload of the element with the given identifier, if the element is in the case of `path`.
  /// For enums that are not `CasePathable`.
  ///
  /// ```swift
  /// await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
  ///   $0.path[id: 0, case: /Path.State.counter]?.count = 4
  /// }
  /// ```
  public subscript<Case>(
    id id: StackElementID,
    case path: AnyCasePath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    _read { yield self[id: id].flatMap(path.extract(from:)) }
    set {
      if self[id: id].flatMap(path.extract(from:)) != nil {
        // The setter is called, because the new payload replaces the element.
        self[id: id] = newValue.map(path.embed)
      } else {
        reportCaseMismatch(
          of: self[id: id],
          isRemoval: newValue == nil,
          at: IssueLocation(
            fileID: fileID.rawValue,
            filePath: filePath.rawValue,
            line: line,
            column: column
          )
        )
      }
    }
    _modify {
      var payload = self[id: id].flatMap(path.extract(from:))
      let wasMatch = payload != nil
      defer {
        if wasMatch {
          self[id: id].assign(payload.map(path.embed))
        } else {
          reportCaseMismatch(
            of: self[id: id],
            isRemoval: payload == nil,
            at: IssueLocation(
              fileID: fileID.rawValue,
              filePath: filePath.rawValue,
              line: line,
              column: column
            )
          )
        }
      }
      yield &payload
    }
  }
}
