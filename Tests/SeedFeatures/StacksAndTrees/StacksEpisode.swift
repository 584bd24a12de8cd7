/// The final code of the episode on stacks and trees. `Tests/SeedTests/README.md` lists the file of
/// each fragment.
enum StacksEpisode {}
