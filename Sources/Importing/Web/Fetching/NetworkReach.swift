/// Which hosts a fetch may reach.
package enum NetworkReach: Hashable, Sendable {
    /// Those of the public network alone, without a proxy, which would reach others.
    case publicOnly
    /// Those of this machine and its networks too, by a proxy if the environment names one.
    case everything
}

/// An address of IPv4 or IPv6, in the order of the network.
package struct HostAddress: Hashable, Sendable {
    /// 4 or 16 of them.
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether it is one of the public network: not of this machine, a private network, a group.
    ///
    /// By the registries of special addresses (RFC 6890 and its updates). An IPv6 address that
    /// carries one of IPv4 is judged by that.
    package var isPublic: Bool {
        switch bytes.count {
        case 4: Self.isPublic(bytes)
        case 16: embedded.map(Self.isPublic) ?? isPublicSixteen
        default: false
        }
    }

    private static func isPublic(_ bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
        case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _): false
        case (192, 0, 0), (192, 0, 2), (198, 18...19, _), (198, 51, 100), (203, 0, 113): false
        default: true
        }
    }

    /// The address of IPv4 that is mapped (`::ffff:0:0/96`), translated (`64:ff9b::/96`), or told
    /// by a prefix (`2002::/16`).
    private var embedded: [UInt8]? {
        let zeros = [UInt8](repeating: 0, count: 8)
        if bytes.starts(with: zeros + [0, 0, 0xFF, 0xFF]) { return Array(bytes[12...]) }
        if bytes.starts(with: [0, 0x64, 0xFF, 0x9B] + zeros) { return Array(bytes[12...]) }
        if bytes.starts(with: [0x20, 0x02]) { return Array(bytes[2..<6]) }
        return nil
    }

    /// Of IPv6 only `2000::/3` is the public network, without its part for documentation.
    private var isPublicSixteen: Bool {
        bytes[0] & 0xE0 == 0x20 && !bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8])
    }
}
