// The `kUTType…` names of the family `UTType+Code`.

/// The identifier `com.apple.applescript.text`; today `UTType.appleScript`.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"

/// The identifier `public.assembly-source`; today `UTType.assemblyLanguageSource`.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"

/// The identifier `public.c-header`; today `UTType.cHeader`.
public let kUTTypeCHeader: CFString = "public.c-header"

/// The identifier `public.c-plus-plus-header`; today `UTType.cPlusPlusHeader`.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"

/// The identifier `public.c-plus-plus-source`; today `UTType.cPlusPlusSource`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"

/// The identifier `public.c-source`; today `UTType.cSource`.
public let kUTTypeCSource: CFString = "public.c-source"

/// The identifier `com.sun.java-class`; it has no `UTType` constant.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"

/// The identifier `com.netscape.javascript-source`; today `UTType.javaScript`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"

/// The identifier `com.sun.java-source`; it has no `UTType` constant.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"

/// The identifier `com.apple.applescript.script`; today `UTType.osaScript`.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"

/// The identifier `com.apple.applescript.script-bundle`; it has no `UTType` constant.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"

/// The identifier `public.objective-c-plus-plus-source`; it has no `UTType` constant.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"

/// The identifier `public.objective-c-source`; today `UTType.objectiveCSource`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"

/// The identifier `public.php-script`; today `UTType.phpScript`.
public let kUTTypePHPScript: CFString = "public.php-script"

/// The identifier `public.perl-script`; today `UTType.perlScript`.
public let kUTTypePerlScript: CFString = "public.perl-script"

/// The identifier `public.python-script`; today `UTType.pythonScript`.
public let kUTTypePythonScript: CFString = "public.python-script"

/// The identifier `public.ruby-script`; today `UTType.rubyScript`.
public let kUTTypeRubyScript: CFString = "public.ruby-script"

/// The identifier `public.script`; today `UTType.script`.
public let kUTTypeScript: CFString = "public.script"

/// The identifier `public.shell-script`; today `UTType.shellScript`.
public let kUTTypeShellScript: CFString = "public.shell-script"

/// The identifier `public.source-code`; today `UTType.sourceCode`.
public let kUTTypeSourceCode: CFString = "public.source-code"

/// The identifier `public.swift-source`; today `UTType.swiftSource`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
