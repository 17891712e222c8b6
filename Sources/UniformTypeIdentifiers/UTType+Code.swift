/// Source code and scripts.
extension UTType {
    /// Source code: `public.source-code`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }

    /// Assembly source: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }

    /// C source: `public.c-source`.
    public static var cSource: UTType { UTType(known: "public.c-source") }

    /// Objective-C source: `public.objective-c-source`.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }

    /// Swift source: `public.swift-source`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }

    /// C++ source: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }

    /// Objective-C++ source: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType {
        UTType(known: "public.objective-c-plus-plus-source")
    }

    /// C header: `public.c-header`.
    public static var cHeader: UTType { UTType(known: "public.c-header") }

    /// C++ header: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }

    /// Script: `public.script`.
    public static var script: UTType { UTType(known: "public.script") }

    /// AppleScript text: `com.apple.applescript.text`.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }

    /// Compiled script (OSA): `com.apple.applescript.script`.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }

    /// Script bundle (OSA): `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType {
        UTType(known: "com.apple.applescript.script-bundle")
    }

    /// JavaScript: `com.netscape.javascript-source`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }

    /// Shell script: `public.shell-script`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }

    /// Perl script: `public.perl-script`.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }

    /// Python script: `public.python-script`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }

    /// Ruby script: `public.ruby-script`.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }

    /// PHP script: `public.php-script`.
    public static var phpScript: UTType { UTType(known: "public.php-script") }

    /// Makefile: `public.make-source`.
    public static var makefile: UTType { UTType(known: "public.make-source") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let code: [TypeDeclaration] = [
        .init("public.source-code", "Source code", parents: ["public.plain-text"]),
        .init(
            "public.assembly-source",
            "Assembly source",
            parents: ["public.source-code"],
            extensions: ["s"],
            mimeTypes: ["text/x-asm"]
        ),
        .init(
            "public.c-source",
            "C source",
            parents: ["public.source-code"],
            extensions: ["c"],
            mimeTypes: ["text/x-c", "text/x-csrc"]
        ),
        .init(
            "public.objective-c-source",
            "Objective-C source",
            parents: ["public.source-code"],
            extensions: ["m"],
            mimeTypes: ["text/x-objcsrc"]
        ),
        .init(
            "public.swift-source",
            "Swift source",
            parents: ["public.source-code"],
            extensions: ["swift"],
            mimeTypes: ["text/x-swift"],
            reference: "https://www.swift.org/documentation/"
        ),
        .init(
            "public.c-plus-plus-source",
            "C++ source",
            parents: ["public.source-code"],
            extensions: ["cpp", "cp", "cc", "cxx", "c++"],
            mimeTypes: ["text/x-c++src"]
        ),
        .init(
            "public.objective-c-plus-plus-source",
            "Objective-C++ source",
            parents: ["public.source-code"],
            extensions: ["mm"]
        ),
        .init(
            "public.c-header",
            "C header",
            parents: ["public.source-code"],
            extensions: ["h"],
            mimeTypes: ["text/x-chdr"]
        ),
        .init(
            "public.c-plus-plus-header",
            "C++ header",
            parents: ["public.source-code"],
            extensions: ["hpp", "hh", "hxx", "h++"],
            mimeTypes: ["text/x-c++hdr"]
        ),
        .init("public.script", "Script", parents: ["public.source-code"]),
        .init(
            "com.apple.applescript.text",
            "AppleScript text",
            parents: ["public.script"],
            extensions: ["applescript"],
            mimeTypes: ["text/x-applescript"]
        ),
        .init(
            "com.apple.applescript.script",
            "Compiled script (OSA)",
            parents: ["public.data", "public.script"],
            extensions: ["scpt"]
        ),
        .init(
            "com.apple.applescript.script-bundle",
            "Script bundle (OSA)",
            parents: ["com.apple.bundle", "com.apple.package", "public.script"],
            extensions: ["scptd"]
        ),
        .init(
            "com.netscape.javascript-source",
            "JavaScript",
            parents: ["public.source-code", "public.executable"],
            extensions: ["js", "javascript", "jscript", "mjs"],
            mimeTypes: ["text/javascript", "application/javascript", "application/x-javascript"],
            reference: "https://tc39.es/ecma262/"
        ),
        .init(
            "public.shell-script",
            "Shell script",
            parents: ["public.script"],
            extensions: ["sh", "command"],
            mimeTypes: ["application/x-sh", "text/x-shellscript"]
        ),
        .init(
            "public.perl-script",
            "Perl script",
            parents: ["public.shell-script"],
            extensions: ["pl", "pm"],
            mimeTypes: ["text/x-perl-script", "text/x-perl"]
        ),
        .init(
            "public.python-script",
            "Python script",
            parents: ["public.shell-script"],
            extensions: ["py"],
            mimeTypes: ["text/x-python-script", "text/x-python"]
        ),
        .init(
            "public.ruby-script",
            "Ruby script",
            parents: ["public.shell-script"],
            extensions: ["rb", "rbw"],
            mimeTypes: ["text/x-ruby-script", "text/x-ruby"]
        ),
        .init(
            "public.php-script",
            "PHP script",
            parents: ["public.shell-script"],
            extensions: ["php", "php3", "php4", "php5", "ph3", "ph4", "phtml"],
            mimeTypes: ["text/php", "application/php", "application/x-php"]
        ),
        .init(
            "public.make-source",
            "Makefile",
            parents: ["public.script"],
            extensions: ["mk", "mak", "make"],
            mimeTypes: ["text/x-makefile"]
        ),
    ]
}
