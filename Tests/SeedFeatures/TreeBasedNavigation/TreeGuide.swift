/// The code of the guide to tree-based navigation. `Tests/SeedTests/README.md` lists the file of
/// each block.
enum TreeGuide {}
