#pragma once

// What the C library tells of its heap. Swift's module of it leaves this header out.
#include <malloc.h>
