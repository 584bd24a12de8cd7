/// The code of the early draft of the guide to stack-based navigation. The README says what block
/// is where.
@available(*, deprecated)
enum DraftGuide {}
