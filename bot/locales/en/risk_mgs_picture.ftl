# Risk: Metal Gear Solid: the few words on the map. Short: names stand within their territories.

risk_mgs-territory-short-alaska = Alaska
risk_mgs-territory-short-northwest-territory = Northwest Terr.
risk_mgs-territory-short-greenland = Greenland
risk_mgs-territory-short-alberta = Alberta
risk_mgs-territory-short-ontario = Ontario
risk_mgs-territory-short-quebec = Quebec
risk_mgs-territory-short-western-united-states = Western U.S.
risk_mgs-territory-short-eastern-united-states = Eastern U.S.
risk_mgs-territory-short-central-america = C. America
risk_mgs-territory-short-venezuela = Venezuela
risk_mgs-territory-short-peru = Peru
risk_mgs-territory-short-brazil = Brazil
risk_mgs-territory-short-argentina = Argentina
risk_mgs-territory-short-iceland = Iceland
risk_mgs-territory-short-great-britain = Great Britain
risk_mgs-territory-short-scandinavia = Scandinavia
risk_mgs-territory-short-northern-europe = N. Europe
risk_mgs-territory-short-western-europe = W. Europe
risk_mgs-territory-short-southern-europe = S. Europe
risk_mgs-territory-short-russia = Russia
risk_mgs-territory-short-north-africa = North Africa
risk_mgs-territory-short-egypt = Egypt
risk_mgs-territory-short-east-africa = East Africa
risk_mgs-territory-short-congo = Congo
risk_mgs-territory-short-south-africa = South Africa
risk_mgs-territory-short-madagascar = Madagascar
risk_mgs-territory-short-ural = Ural
risk_mgs-territory-short-siberia = Siberia
risk_mgs-territory-short-yakutsk = Yakutsk
risk_mgs-territory-short-kamchatka = Kamchatka
risk_mgs-territory-short-irkutsk = Irkutsk
risk_mgs-territory-short-mongolia = Mongolia
risk_mgs-territory-short-japan = Japan
risk_mgs-territory-short-afghanistan = Afghanistan
risk_mgs-territory-short-china = China
risk_mgs-territory-short-india = India
risk_mgs-territory-short-middle-east = Middle East
risk_mgs-territory-short-southeast-asia = SE Asia
risk_mgs-territory-short-indonesia = Indonesia
risk_mgs-territory-short-new-guinea = New Guinea
risk_mgs-territory-short-western-australia = W. Australia
risk_mgs-territory-short-eastern-australia = E. Australia
risk_mgs-territory-short-oh-bow = Bow
risk_mgs-territory-short-oh-deck = Deck
risk_mgs-territory-short-oh-stern = Stern

# On the arrow of an attack that is planned.
risk_mgs-picture-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
risk_mgs-picture-until = until { $armies } left
risk_mgs-picture-favoured = while favoured
