/// The code of the early draft of the guide to stack-based navigation. `Tests/SeedTests/README.md`
/// lists the file of each block.
@available(*, deprecated)
enum DraftGuide {}
