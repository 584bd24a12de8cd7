/// The final code of the episode on stacks and trees. The README says what fragment is where.
enum StacksEpisode {}
