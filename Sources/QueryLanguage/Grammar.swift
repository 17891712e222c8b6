/// The grammar of query strings, as `Parser` reads it.
///
///     query       = and { "||" and }
///     and         = primary { "&&" primary }            "&&" binds tighter (O5)
///     primary     = "(" query ")" | range | comparison
///     range       = "InRange" "(" key "," bound "," bound ")"
///     comparison  = key relation value
///     relation    = "==" | "=" | "!=" | "<" | "<=" | ">" | ">="
///     value       = text | number | time
///     bound       = number | time
///     key         = name | "*" | "**"                   the last two only with "=="
///     name        = letter { letter | digit | "_" | "." | "-" }
///     text        = quote { character | "*" | "?" | "\" any } quote modifiers
///     quote       = '"' | "'"                           the same one at both ends
///     modifiers   = { "c" | "d" | "w" | "t" }           right after the closing quote
///     number      = [ "+" | "-" ] digits [ "." digits ] [ "e" [ "+" | "-" ] digits ]
///     time        = "$time." property [ "(" [ integer ] ")" ] | "$time.iso(" instant ")"
///     property    = "now" | "yesterday" | "today" | "tomorrow"
///                 | ( "last" | "this" | "next" ) "_" ( "week" | "month" | "year" )
///     instant     = date [ "T" hh ":" mm ":" ss [ "." digits ] [ "Z" | ±hh:mm ] ]
///
/// White space may stand between any two of these, except before modifiers. Text is compared with
/// "==" and "!=" only (S82); a negation is written with "!=" (S81). `$time` and `InRange` may be
/// written in any case; keys may not (S85).
package enum Grammar {
    /// The name of the range function as it is printed.
    static let rangeName = "InRange"
    /// What every time expression begins with.
    static let timePrefix = "$time."
}
