import CoreSpotlight
import LimelightApp
import Testing
import UserActivities

// The example of `Workbench.md`: how the tests of an app say what its items are found by.

/// An app's own code: what it hands to `CSSearchableIndex`.
private enum CityGuide {
    static var items: [CSSearchableItem] {
        [
            item("wuhan", "武汉", "Wuhan", zone: "027"),
            item("wuxi", "无锡", "Wuxi", zone: "0510"),
            item("banana", "Banana", "Fruit", zone: "potassium"),
        ]
    }

    private static func item(
        _ identifier: String,
        _ name: String,
        _ latin: String,
        zone: String
    ) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = name
        attributes.alternateNames = [latin]
        attributes.contentDescription = zone
        return CSSearchableItem(
            uniqueIdentifier: identifier,
            domainIdentifier: "cities",
            attributeSet: attributes
        )
    }

    static var visit: NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.CityGuide.visit")
        activity.title = "A walk through Wuhan"
        activity.isEligibleForSearch = true
        return activity
    }
}

@Suite struct ProbeExampleTests {
    @Test func `a city is found by its name, its Latin name and its zone`() throws {
        let probe = try SpotlightProbe(items: CityGuide.items, activities: [CityGuide.visit])
        try probe.expect("wuhan", for: "武", inFirst: 1)
        try probe.expect("wuhan", for: "wuh", inFirst: 2)
        #expect(try probe.rows(for: "027").map(\.title) == ["武汉"])
        #expect(try probe.rank(of: "wuxi", for: "wu") != nil)
        #expect(try probe.rank(of: "wuxi", for: "wuhan") == nil)
    }

    @Test func `a miss says why, in both profiles`() throws {
        let probe = try SpotlightProbe(items: CityGuide.items)
        try probe.expect("banana", for: "potassium")
        let miss = #expect(throws: SpotlightProbe.Miss.self) {
            try probe.expect("banana", for: "potassium", under: .ios17)
        }
        #expect(miss?.description.hasPrefix("'banana' is not found for 'potassium'\n") == true)
        let absent = #expect(throws: SpotlightProbe.Miss.self) {
            try probe.expect("nowhere", for: "wu")
        }
        #expect(absent?.description.hasPrefix("'nowhere' is not found for 'wu'\n") == true)
        let low = #expect(throws: SpotlightProbe.Miss.self) {
            let both = try SpotlightProbe(items: CityGuide.items)
            let last = try both.rows(for: "wu").last?.uniqueIdentifier ?? ""
            try both.expect(last, for: "wu", inFirst: 1)
        }
        #expect(low?.description.contains("is number 2, not among the first 1") == true)
    }
}
