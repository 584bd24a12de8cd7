/// The code of the guide to stack-based navigation. `Tests/SeedTests/README.md` lists the file of
/// each block.
enum StackGuide {}
