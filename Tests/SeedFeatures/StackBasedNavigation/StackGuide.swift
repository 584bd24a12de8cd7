/// The code of the guide to stack-based navigation. The README says what block is where.
enum StackGuide {}
