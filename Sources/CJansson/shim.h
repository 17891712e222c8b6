#ifndef CJANSSON_SHIM_H
#define CJANSSON_SHIM_H

#include <jansson.h>

/// json_decref: the macro-guarded inline does not import under every version.
static inline void cjansson_release(json_t *value) { json_decref(value); }

/// json_typeof: the value's type.
static inline json_type cjansson_type(const json_t *value) { return json_typeof(value); }

#endif
