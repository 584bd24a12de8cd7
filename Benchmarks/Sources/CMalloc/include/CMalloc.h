#pragma once

// What the C library tells of its heap. Swift's module of it leaves this header out.
#include <malloc.h>

/// How often this thread has allocated memory. Counted in programs that link this.
unsigned long allocations_of_this_thread(void);
