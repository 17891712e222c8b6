// Proves:
// 1. an unknown tag gives a dynamic type with the identifier that other systems make of it
// 2. the identifier alone gives back tags and conformance
// 3. tags with the separators inside survive
import Testing
import UniformTypeIdentifiers

@Suite struct DynamicTypeTests {
    @Test func `an unknown extension gives the same identifier everywhere`() throws {
        let type = try #require(UTType(filenameExtension: "xyz"))
        #expect(type.identifier == "dyn.ah62d4rv4ge81u8p4")
        #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
        #expect(type.conforms(to: .data) && type.conforms(to: .item))
        #expect(type.localizedDescription == nil && type.version == nil)
    }

    @Test(arguments: [
        "xyz", "tar.gz", "a:b", "a=b,c", "back\\slash", "?", "déjà", "名前", "with space",
    ])
    func `the identifier gives back the tag`(tag: String) throws {
        for parent in [nil, UTType.data, .image, .package] {
            let type = try #require(
                UTType(tag: tag, tagClass: .filenameExtension, conformingTo: parent)
            )
            let again = try #require(UTType(type.identifier))
            #expect(again == type)
            #expect(again.preferredFilenameExtension == tag)
            #expect(again.supertypes == parent.map { $0.supertypes.union([$0]) } ?? [])
        }
    }

    @Test func `other tag classes are kept too`() throws {
        let mime = try #require(UTType(mimeType: "x-thing/y"))
        #expect(mime.preferredMIMEType == "x-thing/y")
        let other = UTTagClass(rawValue: "com.example.class")
        let type = try #require(UTType(tag: "t", tagClass: other, conformingTo: nil))
        #expect(UTType(type.identifier)?.tags == [other: ["t"]])
    }

    @Test func `an empty tag has no type`() {
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(mimeType: "") == nil)
        #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
    }
}
