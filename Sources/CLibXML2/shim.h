#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// Debian's libxml2 shows the converters of ICU in a struct we never look into; Foundation has an ICU
// of its own, and a program cannot import two.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

/// Parse what is there, say nothing, fetch nothing; an encoding that is known is not asked for again.
static inline int clibxml2_options(int knows_encoding) {
    return HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
           (knows_encoding ? HTML_PARSE_IGNORE_ENC : 0);
}

#endif
