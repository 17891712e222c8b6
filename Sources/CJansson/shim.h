#ifndef CJANSSON_SHIM_H
#define CJANSSON_SHIM_H

#include <jansson.h>

/// json_decref: inline in the header, and so not sure to be imported.
static inline void cjansson_release(json_t *value) { json_decref(value); }

/// json_typeof: a macro.
static inline json_type cjansson_type(const json_t *value) { return json_typeof(value); }

/// JSON_REJECT_DUPLICATES and JSON_DECODE_ANY: macros with casts in some versions.
static inline size_t cjansson_strict_flags(void) {
    return JSON_REJECT_DUPLICATES | JSON_DECODE_ANY;
}

/// json_error_code: inline, reads the last byte of the error's text.
static inline int cjansson_error_code(const json_error_t *error) {
    return (int)json_error_code(error);
}

#endif
