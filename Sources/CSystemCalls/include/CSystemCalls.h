#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

// Of the headers that the platforms' modules leave out.
#include <sys/xattr.h>

// What Darwin says of a file that is not of the right kind; Linux has no such number.
#if !defined(__APPLE__)
#define EFTYPE 79
#endif

// Calls that Swift doesn't see: they have variable arguments, or headers that hide them.

/// Lets two names take each other's files, in one step; -1 with errno where the system can't.
int system_exchange(const char *one, const char *other);

/// Copies access lists and extended attributes; 0, or the number of the last failure.
int system_copy_attributes(int source, int target);

/// Returns 1 if a program has the file open for writing, 0 if none has or the system does not tell.
int system_is_open_for_writing(int descriptor);

/// Gives the system back what is free of the heap, where the C library keeps it otherwise.
void system_trim_heap(void);

#endif
