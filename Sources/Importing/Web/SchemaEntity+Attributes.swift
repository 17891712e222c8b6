import SearchModel

/// What schema.org's properties are among the attributes of a searchable item.
extension SchemaEntity {
    /// The attributes; a value that is not of the right form is left out.
    var attributes: [AttributeName: AttributeValue] {
        var attributes: [AttributeName: AttributeValue] = [:]
        for (property, name) in Self.texts {
            if let text = text(property) { attributes[name] = .text(text) }
        }
        for (property, name) in Self.lists {
            let texts = texts(property)
            if !texts.isEmpty { attributes[name] = .texts(texts) }
        }
        for (property, name) in Self.dates {
            if let seconds = text(property).flatMap(Instant.seconds) {
                attributes[name] = .date(seconds)
            }
        }
        return attributes.merging(place) { own, _ in own }
            .merging(rating) { own, _ in own }
    }

    private static let texts: [(String, AttributeName)] = [
        ("genre", "genre"), ("recipeCategory", "genre"), ("isPartOf", "containerTitle"),
        ("copyrightNotice", "copyright"), ("director", "director"), ("inAlbum", "album"),
    ].map { ($0.0, AttributeName(rawValue: $0.1)) }

    private static let lists: [(String, AttributeName)] = [
        ("author", "authorNames"), ("alternateName", "alternateNames"), ("actor", "performers"),
        ("performer", "performers"), ("publisher", "publishers"), ("telephone", "phoneNumbers"),
        ("email", "emailAddresses"), ("inLanguage", "languages"), ("editor", "editors"),
    ].map { ($0.0, AttributeName(rawValue: $0.1)) }

    private static let dates: [(String, AttributeName)] = [
        ("datePublished", "contentCreationDate"), ("dateModified", "contentModificationDate"),
        ("startDate", "startDate"), ("endDate", "endDate"),
    ].map { ($0.0, AttributeName(rawValue: $0.1)) }

    /// Where it is: its own place, or that of its `location`.
    private var place: [AttributeName: AttributeValue] {
        let site = entity("location") ?? self
        var place: [AttributeName: AttributeValue] = [:]
        if let geo = site.entity("geo"), let latitude = geo.number("latitude"),
            let longitude = geo.number("longitude")
        {
            place[AttributeName(rawValue: "latitude")] = .real(latitude)
            place[AttributeName(rawValue: "longitude")] = .real(longitude)
        }
        if entity("location") != nil, let name = site.text("name") {
            place[AttributeName(rawValue: "namedLocation")] = .text(name)
        }
        guard let address = site.entity("address") else {
            if let whole = site.text("address") {
                place[AttributeName(rawValue: "fullyFormattedAddress")] = .text(whole)
            }
            return place
        }
        for (property, name) in Self.addressParts {
            if let text = address.text(property) {
                place[AttributeName(rawValue: name)] = .text(text)
            }
        }
        return place
    }

    private static let addressParts = [
        ("addressLocality", "city"), ("addressCountry", "country"), ("postalCode", "postalCode"),
        ("addressRegion", "stateOrProvince"), ("streetAddress", "thoroughfare"),
    ]

    /// `AggregateRating` as Apple's rating of 0 to 5.
    private var rating: [AttributeName: AttributeValue] {
        guard let rating = entity("aggregateRating"), let value = rating.number("ratingValue")
        else { return [:] }
        let best = rating.number("bestRating") ?? 5
        guard best > 0, value >= 0, value <= best else { return [:] }
        var attributes: [AttributeName: AttributeValue] = [
            AttributeName(rawValue: "rating"): .real(value / best * 5)
        ]
        if let count = rating.text("reviewCount") ?? rating.text("ratingCount") {
            attributes[AttributeName(rawValue: "ratingDescription")] = .text("(\(count))")
        }
        return attributes
    }
}
