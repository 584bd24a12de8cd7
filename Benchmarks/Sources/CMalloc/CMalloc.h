#pragma once

// This header declares the heap statistics of the C library. Swift's module of the C library omits
// the header.
#include <malloc.h>
