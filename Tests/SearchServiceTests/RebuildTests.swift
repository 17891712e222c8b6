// An index that is built anew tells how far it is:
// 1. who listens hears of it, ever further, and of its end; nothing is told while nothing is built;
// 2. each percent is told once, however many blocks are read for it;
// 3. when the end is told, all rows can be found.
import Foundation
import ItemStore
import SearchModel
import TestSupport
import Testing

@testable import SearchService

struct RebuildTests {
    @Test
    func `whoever listens hears how far it is and when it is over`() async throws {
        let folder = try TemporaryFolder()
        var sizes = IndexSizes()
        sizes.flush = 50
        sizes.rebuild = 50
        let index = try SpotlightIndex(location: .folder(folder.path), sizes: sizes, clock: { 8e8 })
        try await index.perform(.insert((0..<2_000).map { item("\($0)", title: "paris \($0)") }))
        index.settle()
        #expect(index.rebuildStep == nil)

        let segments = folder.path + "/segments"
        for name in try FileManager.default.contentsOfDirectory(atPath: segments) {
            try FileManager.default.removeItem(atPath: segments + "/" + name)
        }
        let steps = index.rebuildSteps
        let heard = Task {
            var heard: [RebuildStep] = []
            for await step in steps {
                guard let step else { return heard }
                heard.append(step)
            }
            return heard
        }
        try index.follower.startOver()
        try index.waitUntilSearchable()
        #expect(index.rebuildStep == nil)
        #expect(try index.total("paris") == 2_000)
        let percents = await heard.value.map(\.percent)
        #expect(percents == Set(percents).sorted())
    }

    @Test
    func `each percent is told once`() async {
        let progress = RebuildProgress()
        let steps = progress.steps
        var heard: [Int?] = []
        var iterator = steps.makeAsyncIterator()
        for looked in stride(from: 0, through: 10_000, by: 25) {
            let before = progress.step?.percent
            progress.tell(RebuildStep(looked: looked, total: 10_000))
            #expect(progress.step?.looked == looked)
            if progress.step?.percent != before {
                heard.append(await iterator.next()??.percent)
            }
        }
        progress.tell(nil)
        #expect(progress.step == nil)
        heard.append(await iterator.next()??.percent)
        #expect(heard == (0...100).map { $0 } + [nil])
        #expect(RebuildStep(looked: 0, total: 0).percent == 100)
        #expect(RebuildStep(looked: 300, total: 200).percent == 100)
    }
}
