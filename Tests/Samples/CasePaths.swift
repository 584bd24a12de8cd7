import CasePaths
import ComposableArchitecture
import Foundation

struct EditFeature {
  struct State: Equatable { var name = "" }
}

@CasePathable
@dynamicMemberLookup
enum Destination: Equatable {
  case edit(EditFeature.State)
  case alert
}

@CasePathable
enum Action {
  case path(StackAction<Feature.Path.State, Feature.Path.Action>)
  case saveButtonTapped
}

typealias Path = Feature.Path
