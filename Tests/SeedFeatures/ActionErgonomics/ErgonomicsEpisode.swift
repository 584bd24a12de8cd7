/// The final code of the episode on action ergonomics. `Tests/SeedTests/README.md` lists the file
/// of each fragment.
enum ErgonomicsEpisode {}
