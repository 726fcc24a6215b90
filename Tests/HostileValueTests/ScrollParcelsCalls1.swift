import ScrollParcels

extension HostileCall {
  static let scrollParcels1: [HostileCall] = [
    HostileCall("ScrollParcels Parcel.init(bytes:)") { h in
      _ = try Parcel(bytes: h())
    },
    HostileCall("ScrollParcels ParcelWriter.writeByte(_:)") { h in
      let number: UInt8 = try h()
      _ = try Parcel(HostileParcel { $0.writeByte(number) })
    },
    HostileCall("ScrollParcels ParcelWriter.writeVarint(_:)") { h in
      let number: UInt64 = try h()
      _ = try Parcel(HostileParcel { $0.writeVarint(number) })
    },
    HostileCall("ScrollParcels ParcelWriter.writeSigned(_:)") { h in
      let number: Int64 = try h()
      _ = try Parcel(HostileParcel { $0.writeSigned(number) })
    },
  ]
}
