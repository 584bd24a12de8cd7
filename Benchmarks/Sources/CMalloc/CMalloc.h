#pragma once

// The statistics of the heap of the C library. Swift's module of the C library omits this header.
#include <malloc.h>
