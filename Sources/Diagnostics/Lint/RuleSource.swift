/// The public pages and threads that rules rest on, by the names that rules give them.
///
/// D is documentation of Apple's, Q a public report; `owner/name#123` is an issue or pull request.
package enum RuleSource {
    /// One source.
    package struct Entry: Hashable, Sendable {
        /// What it is about, in our words.
        package let title: String
        package let address: String
    }

    /// The source of a name; nil for a name nobody gave.
    package static func entry(_ name: String) -> Entry? { entries[name] }

    private static let entries: [String: Entry] = [
        "D1": Entry(
            title: "Searching for information in your app (query strings, modifiers, examples)",
            address:
                "https://developer.apple.com/documentation/corespotlight/searching-for-information-in-your-app"
        ),
        "D3": Entry(
            title:
                "App Search Programming Guide: Index Activities and Navigation Points (archive, 2016)",
            address:
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/Activities.html"
        ),
        "D4": Entry(
            title: "App Search Programming Guide: Mark Up Web Content (archive)",
            address:
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/WebContent.html"
        ),
        "D5": Entry(
            title: "App Search Programming Guide: Enhance Your Search Results (archive)",
            address:
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/SearchUserExperience.html"
        ),
        "D6": Entry(
            title: "App Search Programming Guide: Combine APIs to Increase Coverage (archive)",
            address:
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/CombiningAPIs.html"
        ),
        "D7": Entry(
            title: "App Search Programming Guide: Index App Content (archive)",
            address:
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/AppContent.html"
        ),
        "D8": Entry(
            title: "CSSearchableItem.uniqueIdentifier",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitem/uniqueidentifier"
        ),
        "D9": Entry(
            title: "CSSearchableItem.expirationDate",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitem/expirationdate"
        ),
        "D10": Entry(
            title: "CSSearchableItem.domainIdentifier",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitem/domainidentifier"
        ),
        "D11": Entry(
            title: "deleteSearchableItems(withDomainIdentifiers:) - recursive by dotted prefix",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableindex/deletesearchableitems(withdomainidentifiers:completionhandler:)"
        ),
        "D11b": Entry(
            title: "CSSearchableItemAttributeSet.domainIdentifier (deleting activities)",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/domainidentifier"
        ),
        "D12": Entry(
            title:
                "deleteSearchableItems(withIdentifiers:) / indexSearchableItems - \"journaled\"; retry on error; later reindex request",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableindex/deletesearchableitems(withidentifiers:completionhandler:)"
        ),
        "D13": Entry(
            title: "CSSearchableItemAttributeSet.relatedUniqueIdentifier",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/relateduniqueidentifier"
        ),
        "D14": Entry(
            title: "weakRelatedUniqueIdentifier (header comment: lifetimes not linked)",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/weakrelateduniqueidentifier"
        ),
        "D15": Entry(
            title: "CSSearchableItemAttributeSet.thumbnailURL (\"local file URL\")",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/thumbnailurl"
        ),
        "D16": Entry(
            title: "CSSearchableItemAttributeSet.rankingHint (whole number 0 to 100)",
            address:
                "https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/rankinghint"
        ),
        "D17": Entry(
            title: "CSSearchableIndex (batching, 250-byte client state, threads)",
            address: "https://developer.apple.com/documentation/corespotlight/cssearchableindex"
        ),
        "D18": Entry(
            title: "CSQueryContinuationActionType",
            address:
                "https://developer.apple.com/documentation/corespotlight/csquerycontinuationactiontype"
        ),
        "D19": Entry(
            title: "NSUserActivity.isEligibleForPublicIndexing",
            address:
                "https://developer.apple.com/documentation/foundation/nsuseractivity/iseligibleforpublicindexing"
        ),
        "D20": Entry(
            title: "NSUserActivity.isEligibleForSearch",
            address:
                "https://developer.apple.com/documentation/foundation/nsuseractivity/iseligibleforsearch"
        ),
        "D21": Entry(
            title: "NSUserActivity.userInfo (value types)",
            address: "https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo"
        ),
        "D22": Entry(
            title: "NSUserActivity.requiredUserInfoKeys",
            address:
                "https://developer.apple.com/documentation/foundation/nsuseractivity/requireduserinfokeys"
        ),
        "D26": Entry(
            title:
                "File Metadata Query Expression Syntax; Comparison of NSPredicate and Spotlight Query Strings (archive)",
            address:
                "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSpotlightComparison.html"
        ),
        "D28": Entry(
            title:
                "Apple open-source CoreFoundation, CFString.c, character-cluster folding (swiftlang/swift-corelibs-foundation)",
            address: "swiftlang/swift-corelibs-foundation"
        ),
        "D30": Entry(
            title: "Notes on WWDC 2016 session 223",
            address: "notes in public repositories"
        ),
        "D31": Entry(
            title:
                "CSSearchableItem.h comment (willContinue, then continue, identifier in userInfo)",
            address: "SDK header comments"
        ),
        "Q1": Entry(
            title: "The index cannot be inspected",
            address: "lionheart/openradar-mirror#24 (rdar 22096010)"
        ),
        "Q3": Entry(
            title: "contentType and attribute families",
            address: "lionheart/openradar-mirror#8841 (rdar 22352102)"
        ),
        "Q4": Entry(
            title: "Item invisible until contentType was set",
            address: "MicrosoftDocs/xamarin-docs#2586"
        ),
        "Q6": Entry(
            title: "Every index call fails with -1003 / 4097 on the Mac",
            address: "lionheart/openradar-mirror#19313 (rdar 37340318)"
        ),
        "Q8": Entry(
            title: "Items show only after a while",
            address: "Pocket/pocket-ios#577"
        ),
        "Q10": Entry(
            title: "Search finds some objects of a kind, not others",
            address: "Provenance-Emu/Provenance#3022"
        ),
        "Q11": Entry(
            title: "Index per document, index for the app only",
            address: "https://origin-devforums.apple.com/forums/thread/788979"
        ),
        "Q12": Entry(
            title: "Screens appear only after being visited",
            address: "woocommerce/woocommerce-ios#9082"
        ),
        "Q14": Entry(
            title: "Only title/displayName searched, four characters needed",
            address: "https://developer.apple.com/forums/thread/782218"
        ),
        "Q15": Entry(
            title: "Body text found by query API, not by the search screen",
            address: "Considus/Catchlight-iOS#141"
        ),
        "Q16": Entry(
            title: "Synonyms, short words and equal titles",
            address: "organicmaps/organicmaps#13600"
        ),
        "Q17": Entry(
            title: "Street name not found although the place has coordinates",
            address: "Kodeco \"iOS 10 by Tutorials\" chapter (public source text)"
        ),
        "Q18": Entry(
            title: "In-app search and system search differ",
            address: "Kodeco chapter, same id"
        ),
        "Q20": Entry(
            title: "Activity not indexed because nobody held it",
            address: "https://captechconsulting.com/blogs/ios-9-tutorial-series-search-api"
        ),
        "Q21": Entry(
            title: "userInfo empty on continuation",
            address: "lionheart/openradar-mirror#2712 (rdar 22212032)"
        ),
        "Q22": Entry(
            title: "Some userInfo keys disappear",
            address: "lionheart/openradar-mirror#724 (rdar 21488838)"
        ),
        "Q23": Entry(
            title: "related identifier stops indexing",
            address: "lionheart/openradar-mirror#8841 (rdar 22352102, 21958439)"
        ),
        "Q25": Entry(
            title: "Activity created with the reserved item type",
            address: "BranchMetrics/ios-branch-deep-linking-attribution#165"
        ),
        "Q26": Entry(
            title: "Boolean given as an object",
            address: "BranchMetrics/ios-branch-deep-linking-attribution#420"
        ),
        "Q27": Entry(
            title: "Activities cannot be removed one by one",
            address: "https://forums.developer.apple.com/thread/5967"
        ),
        "Q28": Entry(
            title: "Clearing the index leaves screens in search",
            address: "wordpress-mobile/WordPress-iOS#9156"
        ),
        "Q30": Entry(
            title: "History cleared, Spotlight not",
            address: "mozilla-mobile/firefox-ios#2547"
        ),
        "Q31": Entry(
            title: "Stale after edit, delete, site removal",
            address: "wordpress-mobile/WordPress-iOS#25990"
        ),
        "Q32": Entry(
            title: "Deleting one domain removed the new items too",
            address: "static-var/vlr-gg#391"
        ),
        "Q33": Entry(
            title: "Logout leaves private names searchable",
            address: "Infomaniak/ios-kDrive#2016"
        ),
        "Q34": Entry(
            title: "Rebuild re-adds what was removed",
            address: "Infomaniak/ios-kMail#2299"
        ),
        "Q35": Entry(
            title: "Hidden and recurring entries",
            address: "krelltunez/lifeGLANCE#321"
        ),
        "Q36": Entry(
            title: "Cold launch: only launch options, no data",
            address: "lionheart/openradar-mirror#6833 (rdar 23656449)"
        ),
        "Q38": Entry(
            title: "Event fires before the listener exists",
            address: "jdmunro/react-native-spotlight-search#12"
        ),
        "Q41": Entry(
            title: "Two libraries want the same delegate method",
            address: "jdmunro/react-native-spotlight-search#8"
        ),
        "Q44": Entry(
            title: "App link never reaches the application class",
            address:
                "dotnet/maui#14671; xamarin/Xamarin.Forms#4478; xamarin/xamarin-forms-samples#175"
        ),
        "Q46": Entry(
            title: "Scenes: cold launch activities in the connection options",
            address:
                "AvaloniaUI/Avalonia#21394; dotnet/maui#38601; AppsFlyerSDK/appsflyer-apple-app-clips-sample-app#1"
        ),
        "Q47": Entry(
            title: "SwiftUI modifier does not fire on the Mac",
            address: "fjbarrett/keep#312"
        ),
        "Q48": Entry(
            title: "Undeclared activity type is dropped",
            address: "flutter/flutter#193016"
        ),
        "Q49": Entry(
            title: "Empty restoration handler",
            address: "OneBusAway/onebusaway-ios#1155"
        ),
        "Q50": Entry(
            title: "willContinue refuses the type",
            address: "artsy/eigen#810"
        ),
        "Q51": Entry(
            title: "Only the app opens, not the item",
            address: "Pocket/pocket-ios#990"
        ),
        "Q52": Entry(
            title: "Malformed or stale identifier",
            address: "wordpress-mobile/WordPress-iOS#25991"
        ),
        "Q53": Entry(
            title: "Reto the wrong container",
            address: "wordpress-mobile/WordPress-iOS#18001, #20050"
        ),
        "Q54": Entry(
            title: "Localised identifier breaks restoration",
            address: "Dimillian/ACHNBrowserUI#118"
        ),
        "Q56": Entry(
            title: "Search in App missing",
            address: "jdmunro/react-native-spotlight-search#69"
        ),
        "Q58": Entry(
            title: "Indexer extension runs out of memory",
            address: "the-blue-alliance/the-blue-alliance-ios#894"
        ),
        "Q61": Entry(
            title: "Journaled is not indexed",
            address: "organicmaps/organicmaps#13601"
        ),
        "Q62": Entry(
            title: "System removed the index, app never re-added",
            address: "artsy/eigen#1187"
        ),
        "Q63": Entry(
            title: "Memory grows to 1.9 GB while indexing",
            address: "neevaco/neeva-ios#3155"
        ),
        "Q64": Entry(
            title: "Database objects used off their thread",
            address: "Automattic/simplenote-ios#107"
        ),
        "Q66": Entry(
            title: "Batching on the default index; client state size",
            address: "https://developer.apple.com/documentation/corespotlight/cssearchableindex"
        ),
        "Q67": Entry(
            title: "Page text scraped into the description",
            address: "mozilla-mobile/firefox-ios#1248"
        ),
        "Q68": Entry(
            title: "Is every sub-item worth indexing?",
            address: "neevaco/neeva-ios#2946"
        ),
        "Q69": Entry(
            title: "Ninety-nine episodes beat the podcast",
            address: "lionheart/openradar-mirror#8060 (rdar 23235536)"
        ),
        "Q70": Entry(
            title: "Query results arrive unordered",
            address: "Kodeco chapter, id 11486393748"
        ),
        "Q72": Entry(
            title: "User text pasted into the query string",
            address: "public code, public source text(escaped properly: 24092075386)"
        ),
        "Q73": Entry(
            title: "Attributes of found items are nil",
            address: "Kodeco chapter (passes an empty list and reloads by id); D1"
        ),
        "Q74": Entry(
            title: "Predicate syntax in a metadata query",
            address: "quicksilver/Quicksilver#2141"
        ),
        "Q75": Entry(
            title: "Remote address as thumbnailURL",
            address: "public app code (most uses found pass a remote address)"
        ),
        "Q76": Entry(
            title: "base64 data URI as thumbnail data",
            address: "jdmunro/react-native-spotlight-search#47"
        ),
        "Q77": Entry(
            title: "All results show the app icon",
            address: "wordpress-mobile/WordPress-iOS#8946"
        ),
        "Q79": Entry(
            title: "Favicons need data or a local file",
            address: "neevaco/neeva-ios#2902"
        ),
        "Q80": Entry(
            title: "Save states without artwork",
            address: "Provenance-Emu/Provenance#3023"
        ),
        "Q82": Entry(
            title: "Line breaks in the description",
            address: "Dimillian/ACHNBrowserUI#118; kodecocodes/i9t (chapter 2)"
        ),
        "Q83": Entry(
            title: "Call button missing",
            address: "kodecocodes/i9t introducing-app-search-book-port.markdown"
        ),
        "Q84": Entry(
            title: "Equal identifiers across types",
            address: "kodecocodes/i9t (same file)"
        ),
        "Q85": Entry(
            title: "Titles indexed for one language only",
            address: "organicmaps/organicmaps#13601"
        ),
        "Q87": Entry(
            title: "Curly against straight apostrophe, ʻokina",
            address:
                "https://forums.swift.org/t/swift-needs-string-comparison-suitable-for-search-fields-over-user-lists/85059"
        ),
        "Q88": Entry(
            title: "ß, ä, і/ї",
            address: "osmandapp/OsmAnd-iOS#5254; osmandapp/OsmAnd#24244"
        ),
        "Q90": Entry(
            title: "Accents must not matter - or must",
            address: "keepassium/KeePassium#118; glushchenko/fsnotes#1035; mapbox/carmen#611"
        ),
        "Q92": Entry(
            title: "Smart banner needs the page in the association file",
            address: "lionheart/openradar-mirror#12045 (rdar 25747058)"
        ),
        "Q94": Entry(
            title: "Tag inserted by script",
            address: "kudago/smart-app-banner#33"
        ),
        "Q95": Entry(
            title: "app-argument missing",
            address: "ampproject/amphtml#16405"
        ),
        "Q96": Entry(
            title: "Wrong meta name copied from guides",
            address:
                "D4 listing; https://learn.microsoft.com/en-us/xamarin/ios/platform/search/web-markup"
        ),
        "Q97": Entry(
            title: "Root path not covered by *",
            address: "nordnet/cordova-universal-links-plugin#46, #47"
        ),
        "Q98": Entry(
            title: "Association file not accepted",
            address: "SwiftPackageIndex/SwiftPackageIndex-Server#1031, #1035"
        ),
        "Q99": Entry(
            title: "Query exclusion excludes everything",
            address: "element-hq/element-call#1693"
        ),
        "Q103": Entry(
            title: "name= instead of property= for Open Graph",
            address: "nehalist/gatsby-theme-nehalem#22; mozilla/page-metadata-parser#51"
        ),
        "Q104": Entry(
            title: "Unparsable JSON-LD",
            address: "hypothesis/h#7968; jshemas/openGraphScraper#259"
        ),
        "Q105": Entry(
            title: "Home page without image, weak description",
            address: "RelistenNet/relisten-web#38"
        ),
    ]
}
