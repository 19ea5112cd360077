const english = {
  skip: 'Skip to content',
  home: 'Cairn, home',
  cart: { empty: 'Bag, empty', one: 'Bag, 1 item', two: 'Bag, 2 items', three: 'Bag, 3 items' },
  duffel: 'Base Camp Duffel',
  addDuffel: 'Add to bag: Base Camp Duffel',
  beanie: 'Last One Beanie',
  addBeanie: 'Add to bag: Last One Beanie',
  added: 'In your bag',
  lessDuffel: 'One less of Base Camp Duffel',
  moreDuffel: 'One more of Base Camp Duffel',
  removeDuffel: 'Remove Base Camp Duffel',
  bag: 'Your bag',
  viewBag: 'View bag',
  checkout: 'Check out',
  once: '$140.00',
  twice: '$280.00',
  empty: 'Nothing here yet.',
  fromEmpty: 'See what to wear',
  missing: 'No path here.',
  expired: 'Your bag had expired and we could not bring it back.',
  failed: 'We could not open your bag.',
  tryAgain: 'Try again',
  problem: 'Something went wrong.',
}

export type Words = typeof english

const german: Words = {
  skip: 'Zum Inhalt springen',
  home: 'Cairn, Startseite',
  cart: {
    empty: 'Warenkorb, leer',
    one: 'Warenkorb, 1 Artikel',
    two: 'Warenkorb, 2 Artikel',
    three: 'Warenkorb, 3 Artikel',
  },
  duffel: 'Reisetasche Base Camp',
  addDuffel: 'Reisetasche Base Camp in den Warenkorb',
  beanie: 'Mütze Last One',
  addBeanie: 'Mütze Last One in den Warenkorb',
  added: 'Im Warenkorb',
  lessDuffel: 'Reisetasche Base Camp: eins weniger',
  moreDuffel: 'Reisetasche Base Camp: eins mehr',
  removeDuffel: 'Reisetasche Base Camp entfernen',
  bag: 'Ihr Warenkorb',
  viewBag: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
  once: '140,00 €',
  twice: '280,00 €',
  empty: 'Noch nichts hier.',
  fromEmpty: 'Zur Kleidung',
  missing: 'Hier führt kein Weg.',
  expired: 'Ihr Warenkorb war abgelaufen und ließ sich nicht wiederherstellen.',
  failed: 'Ihr Warenkorb ließ sich nicht öffnen.',
  tryAgain: 'Noch einmal versuchen',
  problem: 'Etwas ist schiefgegangen.',
}

export const languages = { 'en-us': english, 'de-de': german }

export type ShopLocale = keyof typeof languages

export const shopLocales = ['en-us', 'de-de'] as const satisfies readonly ShopLocale[]
