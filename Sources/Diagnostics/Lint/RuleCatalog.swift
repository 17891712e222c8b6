/// Every rule of the linter, family by family: the one list that the linter, its pages and its
/// reports are made from.
package enum RuleCatalog {
    /// The rules in the order of their names.
    package static let rules: [any Rule.Type] =
        items + activities + operations + queries + pages + project + input

    /// What is known of every rule, those of explanations and of restoration too.
    package static let facts: [RuleFacts] =
        rules.map { $0.facts } + ExplanationRules.facts

    /// Whether a rule is one that a run of lint can find.
    package static func isOfLinter(_ id: RuleID) -> Bool {
        rules.contains { $0.facts.id == id }
    }

    /// The facts of a rule, upper and lower case alike; nil when there is none of that name.
    package static func facts(_ id: String) -> RuleFacts? {
        facts.first { $0.id.rawValue.lowercased() == id.lowercased() }
    }

    private static let items: [any Rule.Type] = [
        MissingIdentifier.self, RepeatedIdentifier.self, TitleInIdentifier.self,
        ChangedIdentifier.self, NamelessItem.self, UnsearchedWords.self, ShortTitle.self,
        LongTitle.self, LongDescription.self, RepeatingDescription.self, MarkupInText.self,
        BrokenLines.self, RemoteThumbnail.self, MissingThumbnail.self, ThumbnailIsNoImage.self,
        LargeThumbnail.self, AlikeThumbnails.self, IncompleteCall.self, IncompleteNavigation.self,
        CoordinatesAlone.self, UnknownContentType.self, ForeignFamily.self, ExpiredItem.self,
        UndatedItems.self, PastEvent.self, NoDomain.self, DottedDomain.self, KeywordList.self,
        KeywordInTitle.self, EqualTitles.self, WrongKind.self, HintOutOfRange.self, EqualHints.self,
        HiddenItem.self, UntranslatedText.self, MixedScripts.self, UpdateOfNothing.self,
        HugeText.self,
    ]

    private static let activities: [any Rule.Type] = [
        ReservedActivityType.self, UndeclaredActivityType.self, PlainActivityType.self,
        IneligibleActivity.self, NeverCurrent.self, ReleasedActivity.self, UntitledActivity.self,
        UnnamedUserInfo.self, MissingRequiredKey.self, DroppedUserInfoKey.self,
        ForbiddenUserInfoValue.self, VanishingUserInfoKey.self, BrokenLink.self, UnlinkedTwin.self,
        LinkedOtherText.self, StrongLink.self, UnaddressedPublicActivity.self,
        EverythingPublic.self, SharedWebpage.self, UnclaimedWebpage.self, BareActivity.self,
        UndeletableActivity.self, FilledElsewhere.self, ManyCurrentActivities.self,
    ]

    private static let operations: [any Rule.Type] = [
        UnhandledError.self, NoIndexDelegate.self, EarlyAcknowledgement.self, DeleteBesideAdd.self,
        DomainOfTwoIndexes.self, DomainDelete.self, BatchOnDefaultIndex.self, LargeClientState.self,
        DeleteEverything.self, SharedIndex.self, SingleItemCalls.self, ManyItems.self,
        LargeRebuild.self, DefaultIndex.self, DoneOverEmptyIndex.self, ErrorCode.self,
        ForgottenDelete.self, CatalogueDiffers.self,
    ]

    private static let queries: [any Rule.Type] = [
        OpenQuote.self, UnescapedText.self, PredicateSyntax.self, UnknownAttribute.self,
        ExactCase.self, InsideWords.self, OrderedText.self, MixedConnectives.self,
        UnfetchedAttribute.self, ValueFirst.self, UnclearPrefix.self, TwoWaysOfResults.self,
        QueryStartedTwice.self, ResultsOffMain.self,
    ]

    private static let pages: [any Rule.Type] = [
        MisnamedBanner.self, BannerWithoutArgument.self, SharedArgument.self, ScriptedBanner.self,
        UncoveredPage.self, MisplacedAssociation.self, MixedAssociation.self, RootPathMissing.self,
        BroadExclusion.self, NamedOpenGraph.self, BrokenStructuredData.self, IncompletePage.self,
        PageWithoutImage.self, UnlistedSchema.self, BarredCrawler.self, DifferingAddress.self,
    ]

    private static let project: [any Rule.Type] = [
        AttributeCoverage.self, SearchableWords.self, SizeReport.self, DomainTree.self,
        SourceReport.self, TopRowShare.self,
    ]

    private static let input: [any Rule.Type] = [
        RefusedElement.self
    ]

    /// The rules of the catalogue that are not implemented, and why.
    package static let absent: [(id: RuleID, reason: String)] = [
        ("WB-10", "wildcard subdomains stand in an app's entitlements, which nothing here reads")
    ]
}
