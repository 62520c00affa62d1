#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

// One of the headers that the platforms' modules omit.
#include <sys/xattr.h>

// Darwin's error for a file of the wrong type; Linux has no such number.
#if !defined(__APPLE__)
#define EFTYPE 79
#endif

// Calls that Swift doesn't import: they have variable arguments, or headers that hide them.

/// Exchanges the files of two names in one step; returns -1 with errno where the system can't.
int system_exchange(const char *one, const char *other);

/// Copies access lists and extended attributes; returns 0, or the number of the last failure.
int system_copy_attributes(int source, int target);

/// Returns 1 if a program has the file open for writing, 0 if none has or the system does not report it.
int system_is_open_for_writing(int descriptor);

/// Returns the free memory of the heap to the system, where the C library would keep it.
void system_trim_heap(void);

#endif
