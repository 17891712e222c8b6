/// One step of the schema: statements run once, in order, in one transaction.
struct Migration {
    let statements: [StaticString]
}

/// Every step the schema has taken, oldest first.
///
/// A published step is never edited: a store that has taken it would not take it again. A test
/// keeps the hash of each.
enum Migrations {
    static let all: [Migration] = [first, webpages]

    /// The rows and what keeps an index in step with them.
    private static let first = Migration(statements: [
        // Whose records there are; a record names its application by number. `name` and `icon` are
        // what a fixture told about the application, for the screen.
        """
        CREATE TABLE application (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            bundle_identifier TEXT NOT NULL UNIQUE,
            name TEXT,
            icon TEXT
        ) STRICT
        """,
        // The truth. A row number is never used twice, so an index that is behind can name a row
        // that is gone, never one that is another record by now. `changed` is the sequence number
        // of the journal entry that wrote the row; `domain`, `persistent` and `related` repeat what
        // the delete rules look at; `body` is the record in the form of `RecordCodec`.
        """
        CREATE TABLE record (
            row INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            identifier TEXT NOT NULL,
            index_name TEXT NOT NULL,
            protection INTEGER NOT NULL,
            indexed REAL NOT NULL,
            expires REAL NOT NULL,
            changed INTEGER NOT NULL,
            domain TEXT,
            persistent TEXT,
            related TEXT,
            related_strongly INTEGER NOT NULL,
            body BLOB NOT NULL
        ) STRICT
        """,
        "CREATE UNIQUE INDEX record_identifier ON record (application, kind, identifier)",
        "CREATE INDEX record_expires ON record (application, expires)",
        "CREATE INDEX record_changed ON record (changed)",
        "CREATE INDEX record_domain ON record (application, domain) WHERE domain IS NOT NULL",
        """
        CREATE INDEX record_persistent ON record (application, persistent)
        WHERE persistent IS NOT NULL
        """,
        "CREATE INDEX record_related ON record (application, related) WHERE related IS NOT NULL",
        // Rows that are gone, and since which journal entry.
        """
        CREATE TABLE tombstone (
            sequence INTEGER NOT NULL,
            row INTEGER NOT NULL,
            PRIMARY KEY (sequence, row)
        ) STRICT, WITHOUT ROWID
        """,
        // Which rows a person has chosen, for ranking.
        """
        CREATE TABLE engagement (
            row INTEGER PRIMARY KEY,
            count INTEGER NOT NULL,
            latest REAL NOT NULL
        ) STRICT
        """,
        "CREATE INDEX engagement_latest ON engagement (latest)",
        // What was done, in order; `names` holds identifiers or domains, cut to the first few.
        """
        CREATE TABLE journal (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            time REAL NOT NULL,
            application TEXT NOT NULL,
            index_name TEXT NOT NULL,
            operation INTEGER NOT NULL,
            rows INTEGER NOT NULL,
            name_count INTEGER NOT NULL,
            names BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE client_state (
            application TEXT NOT NULL,
            index_name TEXT NOT NULL,
            state BLOB NOT NULL,
            PRIMARY KEY (application, index_name)
        ) STRICT, WITHOUT ROWID
        """,
        // The live segment files; what changed at or before `watermark` is in them. A segment
        // carries its own checksums.
        """
        CREATE TABLE segment (
            name TEXT PRIMARY KEY,
            byte_count INTEGER NOT NULL,
            record_count INTEGER NOT NULL,
            watermark INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        // Single numbers: `SettingTable` names them.
        """
        CREATE TABLE setting (
            name TEXT PRIMARY KEY,
            value INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "INSERT INTO setting (name, value) VALUES ('tombstone_floor', 0)",
        // `Schema.applicationMark`, the bytes `Lime`.
        "PRAGMA application_id = 0x4C696D65",
        "PRAGMA user_version = 1",
    ])

    /// Which web page a record is a form of.
    ///
    /// An item is by its identifier, an activity and a page by their address. Activities with a persistent identifier join when they are indexed again.
    private static let webpages = Migration(statements: [
        "ALTER TABLE record ADD COLUMN webpage TEXT",
        """
        UPDATE record SET webpage = identifier
        WHERE kind IN (0, 2) AND (identifier LIKE 'http://%' OR identifier LIKE 'https://%')
        """,
        """
        UPDATE record SET webpage = substr(identifier, instr(identifier, '/http') + 1)
        WHERE kind = 1 AND (identifier LIKE '%/http://%' OR identifier LIKE '%/https://%')
        """,
        "CREATE INDEX record_page ON record (webpage) WHERE kind = 2",
        """
        CREATE INDEX record_webpage ON record (webpage)
        WHERE webpage IS NOT NULL AND kind < 2
        """,
        "PRAGMA user_version = 2",
    ])
}
