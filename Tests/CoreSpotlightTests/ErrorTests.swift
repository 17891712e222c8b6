import CoreSpotlight
import Foundation
import SearchService
import Testing

/// What these tests prove.
///
/// 1. domains and codes are Apple's (S54), and so are the strings code compares with (S67)
/// 2. errors can be caught by code, as NSError and by description
/// 3. the service's errors become the right codes
@Suite struct ErrorTests {
    @Test(arguments: [
        (CSIndexError.Code.unknownError, -1), (.indexUnavailableError, -1000),
        (.invalidItemError, -1001), (.invalidClientStateError, -1002),
        (.remoteConnectionError, -1003), (.quotaExceeded, -1004), (.indexingUnsupported, -1005),
        (.mismatchedClientState, -1006),
    ])
    func `S54: index errors have Apple's codes`(_ code: CSIndexError.Code, _ number: Int) {
        let error = CSIndexError(code, userInfo: ["k": 1]) as NSError
        #expect(error.domain == "CSIndexErrorDomain" && CSIndexError.errorDomain == error.domain)
        #expect(error.code == number)
        #expect(error.userInfo["k"] as? Int == 1)
    }

    @Test(arguments: [
        (CSSearchQueryError.Code.unknown, -2000), (.indexUnreachable, -2001),
        (.invalidQuery, -2002), (.cancelled, -2003),
    ])
    func `S54: query errors have Apple's codes`(_ code: CSSearchQueryError.Code, _ number: Int) {
        let error = CSSearchQueryError(code) as NSError
        #expect(error.domain == CSSearchQueryErrorDomain)
        #expect(error.code == number)
    }

    @Test func `S54: an error is caught by its code`() {
        func fail() throws { throw CSIndexError(.quotaExceeded) }
        do {
            try fail()
        } catch CSIndexError.invalidItemError {
            Issue.record("the wrong clause")
        } catch CSIndexError.quotaExceeded {
            return
        } catch {
            Issue.record("no clause")
        }
    }

    @Test func `S54: the service's errors are translated by what the caller can do`() {
        #expect(
            ErrorTranslation.indexError(.unavailable(reason: "why")).code
                == .indexUnavailableError
        )
        #expect(
            ErrorTranslation.indexError(.unavailable(reason: "why")).localizedDescription
                == "why"
        )
        #expect(ErrorTranslation.indexError(.full(reason: "why")).code == .quotaExceeded)
        #expect(ErrorTranslation.indexError(.clientStateMismatch).code == .mismatchedClientState)
        let error = ErrorTranslation.queryError(
            .invalidQuery(message: "m", advice: "a", offsetUTF8: 4)
        )
        #expect(error.code == .invalidQuery)
        let bridged = error as NSError
        #expect(bridged.localizedDescription == "m")
        #expect(bridged.localizedRecoverySuggestion == "a")
        #expect(bridged.userInfo[CSSearchQueryError.queryErrorOffsetKey] as? Int == 4)
    }

    @Test func `S54: errors of one code and user info are equal`() {
        #expect(CSIndexError(.quotaExceeded) == CSIndexError(.quotaExceeded))
        #expect(CSIndexError(.quotaExceeded) != CSIndexError(.unknownError))
    }

    @Test func `S67: the strings are those seen on Apple's systems`() {
        #expect(CSSearchableItemActionType == "com.apple.corespotlightitem")
        #expect(CSSearchableItemActivityIdentifier == "kCSSearchableItemActivityIdentifier")
        #expect(CSQueryContinuationActionType == "com.apple.corespotlightquerycontinuation")
        #expect(CSSearchQueryString == "kCSSearchQueryString")
        #expect(
            NSAttributedString.Key.suggestionHighlight.rawValue
                == "CSSuggestionHighlightAttribute"
        )
        #expect(CSIndexErrorDomain == "CSIndexErrorDomain")
    }
}
