import Testing

@testable import SearchScreen

// Proves of linear mode:
//  1. A search is said as in the agreed transcript, in whole words and without pictures.
//  2. A number opens, letters command, anything else is searched for; a space makes it a search.
//  3. Alert, actions, detail and no results can be heard and answered.

struct LinearViewTests {
    @Test func `the transcript of a search and an opening`() {
        var model = Sample.home()
        let effects = update(&model, .lineEntered("in"))
        #expect(
            effects.first == .search(SearchOrder(generation: model.waiting.search, text: "in"))
        )
        _ = update(&model, .resultsArrived(Sample.outcome, model.waiting.search))
        #expect(
            Self.said(model) == """
                27 results. Top Hit: Into the Wild. TV Shows. Documentary, 9:00 PM.
                1 Into the Wild, TV Shows
                2 Indie Hour, TV Shows
                3 Ines Ortega, Contacts
                4 Internet bill, Notes
                5 Interview on Thursday, Mail
                6 Suggested search: invoice 2026
                7 Suggested search: interview
                open: number   actions: a   quit: q
                """
        )
        let opened = update(&model, .lineEntered("1"))
        #expect(
            opened.last
                == .deliver(DeliveryOrder(.row(Sample.wild.identifier)), model.waiting.newest)
        )
        model.deliver(Delivery(.detail(Sample.detail)))
        #expect(LinearView.lines(model).first == "Opened Into the Wild. Documentary. 9:00 PM.")
        _ = update(&model, .lineEntered("b"))
        #expect(LinearView.lines(model).first?.string.hasPrefix("27 results.") == true)
    }

    @Test func `a space before a letter searches for it`() {
        var model = Sample.home()
        _ = update(&model, .lineEntered(" q"))
        #expect(model.query.text == "q")
        #expect(update(&model, .lineEntered("q")) == [.quit(.cancelled)])
    }

    @Test func `an alert is said and dismissed by Return`() {
        var model = Sample.failed()
        #expect(
            LinearView.lines(model).first?.string.hasPrefix(
                "Error. Error retrieving information from userInfo: ["
            ) == true
        )
        #expect(update(&model, .lineEntered("")) == [])
        #expect(model.overlay == nil)
    }

    @Test func `actions are numbered`() {
        var model = Sample.typed()
        _ = update(&model, .lineEntered("a"))
        #expect(Self.said(model).contains("3 Copy Title"))
        #expect(update(&model, .lineEntered("3")) == [.copy("Into the Wild")])
    }

    @Test func `more lines are said on demand`() {
        var model = Sample.home()
        #expect(Self.said(model).contains("more: m"))
        _ = update(&model, .lineEntered("m"))
        #expect(Self.said(model).contains("12 Browse Places, 40"))
        #expect(!Self.said(model).contains("more: m"))
        _ = update(&model, .lineEntered("m"))
        #expect(model.notice?.text == "There are no more lines")
    }

    @Test func `no results offer numbered ways on`() {
        #expect(
            Self.said(Sample.nothing()) == """
                No results for intoo the wyld.
                1 Did you mean  into the wild ?
                2 Search in All instead of TV Shows
                3 Search in Mail for “intoo the wyld”
                open: number   actions: a   quit: q
                """
        )
    }

    @Test func `a selected row is announced`() {
        #expect(
            LinearView.announcement(Sample.typed())
                == "1 of 27. Into the Wild. Documentary, 9:00 PM. Top Hit."
        )
    }

    private static func said(_ model: Model) -> String {
        LinearView.lines(model).map(\.string).joined(separator: "\n")
    }
}
