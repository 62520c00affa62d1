#define _GNU_SOURCE
#include "CSystemCalls.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#if defined(__APPLE__)

#include <copyfile.h>
#include <stdio.h>

int system_exchange(const char *one, const char *other) {
    return renamex_np(one, other, RENAME_SWAP);
}

int system_copy_attributes(int source, int target) {
    return fcopyfile(source, target, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
}

int system_is_open_for_writing(int descriptor) {
    (void)descriptor;
    return 0;
}

#else

#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// Called by its number, because not every C library has renameat2.
int system_exchange(const char *one, const char *other) {
    const unsigned int exchange = 2; // RENAME_EXCHANGE of linux/fs.h
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}

static int copy_attribute(int source, int target, const char *name, char *value, size_t size) {
    ssize_t count = fgetxattr(source, name, value, size);
    return count >= 0 && fsetxattr(target, name, value, (size_t)count, 0) == 0 ? 0 : errno;
}

int system_copy_attributes(int source, int target) {
    const size_t longest = 1 << 16; // of lists of names and of values, on Linux
    char *names = malloc(longest), *value = malloc(longest);
    int code = names && value ? 0 : ENOMEM;
    ssize_t length = code == 0 ? flistxattr(source, names, longest) : 0;
    for (char *name = names; length > 0 && name < names + length; name += strlen(name) + 1) {
        int failure = copy_attribute(source, target, name, value, longest);
        if (failure != 0) code = failure;
    }
    free(names);
    free(value);
    return code;
}

// Linux gives a read lease only while no program has the file open for writing; it is released at once. Leases aren't available
// on network drives and for files of other users.
int system_is_open_for_writing(int descriptor) {
    // A program that opens the file meanwhile waits, and the holder gets a signal: SIGIO would end the program.
    if (fcntl(descriptor, F_SETSIG, SIGURG) != 0) return 0;
    if (fcntl(descriptor, F_SETLEASE, F_RDLCK) == 0) {
        fcntl(descriptor, F_SETLEASE, F_UNLCK);
        return 0;
    }
    return errno == EAGAIN;
}

#endif

#if defined(__GLIBC__)

#include <malloc.h>

void system_trim_heap(void) { malloc_trim(0); }

#else

void system_trim_heap(void) {}

#endif
