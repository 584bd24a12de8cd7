/// The code of the guide to tree-based navigation. The README says what block is where.
enum TreeGuide {}
