/// A person to call.
struct Contact: Codable, Equatable {
  /// Says which contact it is: it stays the same in every list and every run.
  var id: Int
  var givenName: String
  var familyName: String
  var phone: String

  /// As it stands in the list.
  var name: String { "\(familyName), \(givenName)" }

  /// The section of the list: the first letter of the name.
  var letter: Character { familyName.first ?? "#" }
}

/// Contacts that are made of parts of names: the same ones in every run.
extension Contact {
  /// 48 given names by 50 family names.
  static let generated: [Contact] = {
    var contacts: [Contact] = []
    for familyName in familyNames {
      for givenName in givenNames {
        let id = contacts.count
        let number = id * 7919 % 10_000
        let phone = "555 \(number / 100 + 100) \(number % 100 + 100)"
        contacts.append(
          Contact(id: id, givenName: givenName, familyName: familyName, phone: phone))
      }
    }
    return contacts
  }()

  private static let familyNames = words(
    """
    Abe Adams Allen Baker Bauer Berg Chavez Costa Cruz Dahl Davis Dubois Evans Ferrari Fischer Fofana Garcia
    Gruber Haddad Hansen Huang Ito Ivanov Jansen Jones Kaya Khan Klein Lee Lopez Martin Moreau Mwangi Nagy
    Novak Okafor Olsen Patel Popov Quispe Rossi Sato Silva Smith Tanaka Toth Ueda Vega Weber Young
    """)

  private static let givenNames = words(
    """
    Aiko Alan Amina Anna Bea Ben Carl Chloe Dana David Elif Emil Eva Felix Fatima Gita Hana Hugo Ines Ivan
    Jan Joy Kai Karin Lars Lea Liam Luca Maja Marco Maria Mei Mina Nils Nora Olga Omar Oskar Pia Rana
    Rosa Sami Sara Theo Tom Uma Vera Yusuf
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).sorted()
  }
}
