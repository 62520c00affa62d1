// What CSystemCalls.c calls on Apple's systems, written from the manual pages.
#include <stdint.h>

typedef void *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
int fcopyfile(int from, int to, copyfile_state_t state, copyfile_flags_t flags);

#define RENAME_SWAP 0x00000002
int renamex_np(const char *from, const char *to, unsigned int flags);
