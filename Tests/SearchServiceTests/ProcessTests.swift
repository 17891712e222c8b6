// Several processes on one store:
// 1. eight writers at once: every acknowledged record is stored and found;
// 2. a process killed while it writes: what was acknowledged is there, the rest whole or not at all;
// 3. a process that leaves without waiting: everything it submitted is there.
import Foundation
import ItemStore
import SearchModel
import SearchService
import TestSupport
import Testing

struct ProcessTests {
    @Test
    func `eight writers at once lose nothing`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [path = path as String, number = number as Int] in
                        let index = try SpotlightIndex(location: .folder(path))
                        for count in 0..<25 {
                            try await index.perform(
                                .insert([item("\(number)-\(count)", title: "writer \(number)")])
                            )
                        }
                    }
                }
            }
        }
        let index = try SpotlightIndex(location: .folder(path))
        #expect(try index.stored().count == 200)
        #expect(try index.total("writer") == 200)
        for number in 0..<8 { #expect(try index.total("\(number)") == 25) }
    }

    @Test
    func `a process that leaves without waiting loses nothing`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            let index = try ProcessIndex.shared(environment: ["LIMELIGHT_STORE": path])
            for batch in 0..<20 {
                let records = (0..<500).map { item("\(batch)-\($0)", title: "kept") }
                index.submit(
                    WriteRequest(application: application, operations: [.insert(records)])
                ) { _ in }
            }
            exit(EXIT_SUCCESS)
        }
        let index = try SpotlightIndex(location: .folder(path))
        #expect(try index.total("kept") == 10_000)
    }

    @Test
    func `a killed process leaves what was acknowledged and no half request`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        for round in 0..<5 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, round = round as Int] in
                let index = try SpotlightIndex(location: .folder(path))
                for batch in 0..<4 {
                    try await index.perform(
                        .insert((0..<50).map { item("\(round)-\(batch)-\($0)", title: "kept") })
                    )
                }
                for batch in 4..<20 {
                    let records = (0..<50).map { item("\(round)-\(batch)-\($0)", title: "kept") }
                    index.submit(
                        WriteRequest(application: application, operations: [.insert(records)])
                    ) { _ in }
                }
                for _ in 0..<(round * 2) { _ = try index.stored() }
                kill(getpid(), SIGKILL)
            }
            let index = try SpotlightIndex(location: .folder(path))
            let stored = try index.stored()
            #expect(stored.count { $0.hasPrefix("\(round)-") } >= 200)
            #expect(stored.count.isMultiple(of: 50))
            #expect(try index.total("kept") == stored.count)
        }
    }
}
