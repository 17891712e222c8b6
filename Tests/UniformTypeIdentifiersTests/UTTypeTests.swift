// Proves:
// 1. a declared identifier is found in any case, an undeclared one is nil
// 2. conformance runs up through every parent, and never down (S138)
// 3. tags lead to the preferred type and back, in any case
// 4. the supertype asked for filters what a tag may mean
// 5. types of a program's own are declared by using them
// 6. text, JSON and objects keep a type
// 7. the kUTType names are text with the same identifiers (S137)
import Foundation
import MobileCoreServices
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test(arguments: [
        ("public.text", UTType.text),
        ("PUBLIC.Text", .text),
        ("com.adobe.pdf", .pdf),
        ("public.3d-content", .threeDContent),
        ("com.example.nobody", nil),
        ("", nil),
        ("dyn.", nil),
        ("dyn.a", nil),
        ("dyn.aIII", nil),
    ])
    func `an identifier is found in any case, if it is declared`(
        identifier: String,
        expected: UTType?
    ) {
        #expect(UTType(identifier) == expected)
    }

    @Test(arguments: [
        (UTType.plainText, UTType.text, true),
        (.plainText, .data, true),
        (.plainText, .content, true),
        (.plainText, .item, true),
        (.plainText, .plainText, true),
        (.text, .plainText, false),
        (.emailMessage, .message, true),
        (.swiftSource, .plainText, true),
        (.heic, .image, true),
        (.aiff, .audio, true),
        (.applicationBundle, .directory, true),
        (.applicationBundle, .data, false),
        (.zip, .archive, true),
        (.xmlPropertyList, .xml, true),
        (.xmlPropertyList, .propertyList, true),
        (.vCard, .contact, true),
        (.png, .text, false),
    ])
    func `S138: conformance runs up through every parent`(
        type: UTType,
        parent: UTType,
        conforms: Bool
    ) {
        #expect(type.conforms(to: parent) == conforms)
        #expect(type.isSubtype(of: parent) == (conforms && type != parent))
        #expect(parent.isSupertype(of: type) == (conforms && type != parent))
    }

    @Test func `supertypes are all that stand above, without the type itself`() {
        #expect(
            UTType.swiftSource.supertypes
                == [.sourceCode, .plainText, .text, .data, .content, .item]
        )
        #expect(UTType.item.supertypes.isEmpty)
    }

    @Test(arguments: [
        ("txt", UTType.plainText),
        ("TXT", .plainText),
        ("jpg", .jpeg),
        ("jpeg", .jpeg),
        ("html", .html),
        ("swift", .swiftSource),
        ("vcf", .vCard),
        ("mp4", .mpeg4Movie),
        ("json", .json),
        ("md", UTType("net.daringfireball.markdown")),
        ("ics", UTType("com.apple.ical.ics")),
    ])
    func `an extension leads to its type`(filenameExtension: String, expected: UTType?) {
        #expect(expected != nil)
        #expect(UTType(filenameExtension: filenameExtension) == expected)
    }

    @Test(arguments: [
        ("text/plain", UTType.plainText),
        ("image/PNG", .png),
        ("text/html", .html),
        ("application/json", .json),
        ("video/mp4", .mpeg4Movie),
        ("audio/mp4", .mpeg4Audio),
    ])
    func `a MIME type leads to its type`(mimeType: String, expected: UTType) {
        #expect(UTType(mimeType: mimeType) == expected)
    }

    @Test func `the preferred tags are the first`() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.plainText.tags[.mimeType] == ["text/plain"])
        #expect(UTType.item.tags.isEmpty)
        #expect(UTType.item.preferredMIMEType == nil)
    }

    @Test func `a supertype decides between the meanings of a tag`() {
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
        #expect(UTType(filenameExtension: "app")?.isDynamic == true)
        #expect(
            UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil)
                == [.mpeg4Movie, .mpeg4Audio]
        )
    }

    @Test func `a program declares its own types by using them`() {
        let parent = UTType(exportedAs: "com.example.tests.note", conformingTo: .plainText)
        let child = UTType(importedAs: "com.example.tests.memo", conformingTo: parent)
        #expect(child.conforms(to: .text))
        #expect(child.isDeclared && !child.isDynamic && !child.isPublic)
        #expect(UTType("com.example.tests.note") == parent)
        #expect(UTType(exportedAs: "com.example.tests.bare").conforms(to: .data))
        #expect(UTType(exportedAs: "public.text", conformingTo: .image) == .text)
        #expect(!UTType.text.conforms(to: .image))
    }

    @Test func `what a type is called and where it is specified`() {
        #expect(UTType.png.localizedDescription == "PNG image")
        #expect(UTType.png.referenceURL?.host() == "www.w3.org")
        #expect(UTType.png.version == 1)
        #expect(UTType.png.isPublic && UTType.png.isDeclared)
        #expect(!UTType.pdf.isPublic)
        #expect("\(UTType.png)" == "public.png")
        #expect(UTType.png.debugDescription == "public.png (declared)")
    }

    @Test func `JSON keeps a type, even one that is not declared`() throws {
        let text = #"["public.png","com.example.unheard-of"]"#
        let types = try JSONDecoder().decode([UTType].self, from: Data(text.utf8))
        #expect(types.first == .png)
        #expect(types.last?.isDeclared == false)
        #expect(try String(decoding: JSONEncoder().encode(types), as: UTF8.self) == text)
    }

    @Test func `an object keeps a type`() throws {
        let object = UTType.pdf._bridgeToObjectiveC()
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: true
        )
        let copy = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UTTypeReference.self,
            from: data
        )
        #expect(copy == object)
        #expect(copy.map { UTType._unconditionallyBridgeFromObjectiveC($0) } == .pdf)
    }

    @Test func `S137: every old name is that of a declared type`() throws {
        let sources = Fixtures.folder.deletingLastPathComponent()
            .appending(path: "Sources/MobileCoreServices")
        var types: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for line in text.matches(of: /let (kUTType\w+): CFString =\s+"([^"]+)"/) {
                types[String(line.output.1)] = String(line.output.2)
            }
        }
        #expect(types.count == 128)
        for (name, identifier) in types {
            #expect(UTType(identifier)?.identifier == identifier, "\(name)")
        }
    }

    @Test func `S137: the old names are text and name the same types`() {
        let pairs: [(String, UTType)] = [
            (kUTTypeText as String, .text),
            (kUTTypeImage as String, .image),
            (kUTTypeMPEG4 as String, .mpeg4Movie),
            (kUTTypeInternetLocation as String, .internetLocation),
            (kUTType3DContent as String, .threeDContent),
        ]
        for (identifier, type) in pairs { #expect(identifier == type.identifier) }
        let old: CFString = kUTTypeJPEG2000
        #expect(UTType(old)?.conforms(to: .image) == true)
        #expect(UTType(kUTTypeJavaArchive)?.conforms(to: .archive) == true)
    }
}
