/// The results: Top Hit, one section an application, suggested searches.
extension ListPlan {
    mutating func addResults(_ outcome: SearchOutcome, _ model: Model) {
        if form.hasHeadings, model.size.height >= 20 { skip() }
        let shown = shownTopHit(outcome)
        if let shown {
            addHeading("TOP HIT")
            add(
                .row(shown, isTopHit: true),
                height: form.topHitHeight,
                target: .row(shown.identifier),
                isNumbered: true
            )
        }
        for section in outcome.sections {
            addSection(section, topHit: shown, model)
        }
        addSuggestedSearches(model.suggestedSearches, isUnicode: model.appearance.isUnicode)
    }

    /// A Top Hit apart from its section needs headings; without them it is simply the first row.
    private func shownTopHit(_ outcome: SearchOutcome) -> ResultRow? {
        outcome.topHit
    }

    private mutating func addSection(
        _ section: ResultSection,
        topHit: ResultRow?,
        _ model: Model
    ) {
        let identifier = section.application.identifier
        let isTopHitHere = topHit?.identifier.application == identifier
        let rows = section.rows.filter { $0.identifier != topHit?.identifier }
        let isExpanded = model.openSections.contains(identifier)
        let isAlone = model.scope == .application(identifier)
        let shown = isExpanded ? rows[...] : rows.prefix(form.cap)
        guard !shown.isEmpty else { return }

        let total = max(section.application.count - (isTopHitHere ? 1 : 0), rows.count)
        let trailing: ListElement.Trailing? =
            if isAlone {
                nil
            } else if isExpanded {
                .showLess(application: identifier)
            } else if total > shown.count {
                .showMore(application: identifier, count: total - shown.count)
            } else {
                nil
            }
        skipBetweenSections()
        addHeading(
            section.application.name.uppercased,
            trailing,
            target: trailing == nil ? nil : .heading(application: identifier)
        )
        for row in shown {
            add(
                .row(row, isTopHit: false),
                height: form.rowHeight,
                target: .row(row.identifier),
                isNumbered: true
            )
        }
        if isExpanded { addSectionEnd(section.application, isAlone: isAlone, model) }
    }

    /// What one can do after the last row of an open section: go on in the application (S6), or
    /// close the section again.
    private mutating func addSectionEnd(
        _ application: Application,
        isAlone: Bool,
        _ model: Model
    ) {
        guard form.hasHeadings else { return }
        if model.hasQuery {
            add(
                .sectionEnd("Search in " + application.name, isSearch: true),
                target: .continueIn(application: application.identifier)
            )
        }
        if !isAlone {
            add(
                .sectionEnd("Show Less", isSearch: false),
                target: .section(application: application.identifier)
            )
        }
    }

    private mutating func addSuggestedSearches(_ searches: [SafeText], isUnicode: Bool) {
        let searches = searches.prefix(form.suggestedSearchLimit)
        guard !searches.isEmpty else { return }
        skipBetweenSections()
        addHeading("SUGGESTED SEARCHES")
        if form.isSpacious || !form.hasHeadings {
            for text in searches {
                add(.suggestedSearch(text), target: .suggestedSearch(text.string))
            }
            return
        }
        addChips(
            searches.map { text in
                (
                    .suggestedSearch(text), text.width + (isUnicode ? 3 : 2),
                    .suggestedSearch(text.string)
                )
            },
            gap: 6
        )
    }

    mutating func addHeading(
        _ title: SafeText,
        _ trailing: ListElement.Trailing? = nil,
        target: Target? = nil
    ) {
        guard form.hasHeadings else { return }
        add(.heading(title, trailing), target: target)
    }

    private mutating func skipBetweenSections() {
        if form.isSpacious, !elements.isEmpty { skip() }
    }
}

extension SafeText {
    /// In capitals, as headings are.
    var uppercased: SafeText { SafeText(sanitizing: string.uppercased()) }
}
