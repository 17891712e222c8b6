import Foundation
import Importing
import Restoration
import SearchModel

/// Drivers of what comes from files, pages and other programs.
enum ImportDrivers {
    private static let file = NSTemporaryDirectory() + "limelight-fuzz-\(getpid())"

    /// A file is read, or refused in one line.
    static func readFile(_ bytes: [UInt8], suffix: String) {
        let path = file + suffix
        guard (try? Data(bytes).write(to: URL(filePath: path))) != nil else { return }
        do {
            try Importer(application: "com.example.fuzz").read([path]) { element in
                guard case .record(let record) = element else { return }
                _ = JSONWriter.text(.object(RecordWriter.fields(record)))
            }
        } catch let error as ImportError {
            precondition(!error.description.contains("\n"), "an error of several lines")
        } catch {
            preconditionFailure("an error of another kind: \(error)")
        }
    }

    /// A page is read, or refused; what it says becomes a record or is left out.
    static func readPage(_ bytes: [UInt8]) {
        _ = try? WebPageReader.page(bytes, source: "page.html")
    }

    /// A handler's answer is one, or is refused with words.
    static func readAnswer(_ bytes: [UInt8]) {
        guard let value = ValueJSON.value(Data(bytes)) else { return }
        do throws(AnswerJSON.Problem) {
            _ = try AnswerJSON.answer(value)
        } catch {
            precondition(!error.words.isEmpty, "a refusal without words")
        }
    }
}
