/// The final code of the episode on action ergonomics. The README says what fragment is where.
enum ErgonomicsEpisode {}
