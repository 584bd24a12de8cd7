#pragma once

/// Whether allocations are counted in this build.
int counts_allocations(void);

/// How often this thread has allocated memory. Counted in programs that link this.
unsigned long allocations_of_this_thread(void);
