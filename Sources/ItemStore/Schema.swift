/// The marks that tell a Limelight database from any other file.
///
/// The tables themselves are in `Migrations`, which is their only definition.
enum Schema {
    /// `PRAGMA application_id`: the bytes `Lime`.
    static let applicationMark: Int64 = 0x4C69_6D65

    /// The version this program writes; `PRAGMA user_version`.
    static var version: Int64 { Int64(Migrations.all.count) }
}
