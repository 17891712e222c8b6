#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <sys/socket.h>

// The little we need of libcurl 7.85 or later, as its manual has it. The library is opened when a
// page is fetched: linked, it would cost every start of the program, and fetching is rare.

typedef struct ccurl_library {
    void *(*make)(void);
    int (*set)(void *transfer, int option, ...);
    int (*perform)(void *transfer);
    int (*get)(void *transfer, int information, ...);
    void (*free)(void *transfer);
    const char *(*words)(int code);
} ccurl_library;

/// Opens the library; 0 when it is not there.
static inline int ccurl_open(ccurl_library *library) {
    void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return 0;
    *(void **)&library->make = dlsym(handle, "curl_easy_init");
    *(void **)&library->set = dlsym(handle, "curl_easy_setopt");
    *(void **)&library->perform = dlsym(handle, "curl_easy_perform");
    *(void **)&library->get = dlsym(handle, "curl_easy_getinfo");
    *(void **)&library->free = dlsym(handle, "curl_easy_cleanup");
    *(void **)&library->words = dlsym(handle, "curl_easy_strerror");
    return library->make && library->set && library->perform && library->get && library->free &&
           library->words;
}

// Options and facts, by the numbers of libcurl's interface, which never change.
enum {
    CCURL_WRITE_DATA = 10001, CCURL_URL = 10002, CCURL_PROXY = 10004, CCURL_WRITER = 20011,
    CCURL_USER_AGENT = 10018, CCURL_FOLLOW = 52, CCURL_REDIRECTS = 68, CCURL_NO_SIGNAL = 99,
    CCURL_ENCODINGS = 10102, CCURL_TIMEOUT_MS = 155, CCURL_CONNECT_TIMEOUT_MS = 156,
    CCURL_OPENER = 20163, CCURL_OPEN_DATA = 10164, CCURL_PROTOCOLS = 10318,
    CCURL_REDIRECT_PROTOCOLS = 10319,
    CCURL_EFFECTIVE_URL = 0x100001, CCURL_RESPONSE_CODE = 0x200002, CCURL_CONTENT_TYPE = 0x100012,
};

// Results.
enum { CCURL_OK = 0, CCURL_TIMED_OUT = 28, CCURL_TOO_MANY_REDIRECTS = 47 };

/// What a socket is to be opened for; the address goes on behind its end.
typedef struct ccurl_address {
    int family;
    int kind;
    int protocol;
    unsigned int length;
    struct sockaddr address;
} ccurl_address;

typedef size_t (*ccurl_writer)(char *bytes, size_t size, size_t count, void *data);
typedef int (*ccurl_opener)(void *data, int purpose, ccurl_address *address);

// Swift has no variadic calls: one function for each kind of value.
static inline int ccurl_set_number(const ccurl_library *library, void *transfer, int option,
                                   long value) {
    return library->set(transfer, option, value);
}
static inline int ccurl_set_text(const ccurl_library *library, void *transfer, int option,
                                 const char *value) {
    return library->set(transfer, option, value);
}
static inline int ccurl_set_writer(const ccurl_library *library, void *transfer,
                                   ccurl_writer writer, void *data) {
    int code = library->set(transfer, CCURL_WRITER, writer);
    return code ? code : library->set(transfer, CCURL_WRITE_DATA, data);
}
static inline int ccurl_set_opener(const ccurl_library *library, void *transfer,
                                   ccurl_opener opener, void *data) {
    int code = library->set(transfer, CCURL_OPENER, opener);
    return code ? code : library->set(transfer, CCURL_OPEN_DATA, data);
}
static inline long ccurl_number(const ccurl_library *library, void *transfer, int information) {
    long value = 0;
    library->get(transfer, information, &value);
    return value;
}
static inline const char *ccurl_text(const ccurl_library *library, void *transfer,
                                     int information) {
    const char *value = NULL;
    library->get(transfer, information, &value);
    return value;
}

#endif
