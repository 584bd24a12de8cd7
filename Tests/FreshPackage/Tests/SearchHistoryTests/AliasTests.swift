import ComposableCombine
import Neighbor
import SearchHistory
import Testing

struct AliasTests {
  @Test func aModelWrittenForCombineCompiles() {
    let searches = RecentSearches()
    let model: any ComposableCombine.ObservableObject = searches
    searches.add("Ada")
    searches.add("Grace")
    searches.add("Ada")
    #expect(searches.terms == ["Ada", "Grace"])
    #expect(model === searches)
  }

  @Test func onlyTheTargetWithTheAliasFindsCombine() {
    #expect(historyFindsCombine)
    #expect(!neighborFindsCombine)
    #if canImport(Combine)
      Issue.record("This target has no alias, so it must find no module Combine.")
    #endif
  }
}
