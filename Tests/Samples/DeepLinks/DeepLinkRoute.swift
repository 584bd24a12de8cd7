@CasePathable
@dynamicMemberLookup
enum Screen {
  case counter(CounterFeature.State)
  case meeting(UUID, standup: UUID)
  case settings
}
