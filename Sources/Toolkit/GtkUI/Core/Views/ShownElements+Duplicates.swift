import IssueReporting

extension ShownElements {
  /// Returns the elements whose ids differ from the ids of all earlier elements, and reports an
  /// issue for the id `duplicate`. O(n).
  @MainActor
  func removingDuplicates<ID: Hashable>(
    _ scans: ElementScans<Data, ID>,
    _ duplicate: ID
  ) -> ShownElements {
    var seen: Set<ID> = []
    var offsets: [Int] = []
    for (offset, element) in data.enumerated() where seen.insert(scans.id(element)).inserted {
      offsets.append(offset)
    }
    reportDuplicate(duplicate)
    return ShownElements(data, offsets: offsets)
  }
}

/// Reports that several elements of a `ForEach` have the same id.
func reportDuplicate<ID>(_ id: ID) {
  reportIssue(
    """
    ForEach has several elements with the id '\(id)'. The first element is shown, the others are \
    not. The id of each element must be unique. Most likely the key path refers to a property \
    that isn't unique.
    """
  )
}
