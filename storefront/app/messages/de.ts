import type { Messages } from './messages.ts'

export const de: Messages = {
  skipToContent: 'Zum Inhalt springen',
  homeLink: 'Cairn, Startseite',
  cartLink: 'Warenkorb, {count, plural, =0 {leer} one {# Artikel} other {# Artikel}}',
  footerLine: 'Kleidung, um bei schlechtem Wetter hinauszugehen und wiederzukommen.',
  footerReturns: 'Sechzig Tage Bedenkzeit',

  homeTitle: 'Kleidung für schlechtes Wetter',
  homeLine: 'Warm, bevor es die Sonne ist.',
  homeLead: 'Kleidung, um bei schlechtem Wetter hinauszugehen und wiederzukommen.',
  homeProducts: 'Was man dort oben trägt',
  homeEmptyTitle: 'Die Regale sind leer.',
  homeEmptyText:
    'Wir konnten sie gerade nicht füllen. Bitte warten Sie einen Moment und schauen Sie dann wieder.',

  addToCart: 'In den Warenkorb',
  addNamedToCart: '{name} in den Warenkorb',
  addedToCart: 'Im Warenkorb',
  priceNow: 'Jetzt {price}',
  priceWas: 'vorher {price}',

  cartTitle: 'Ihr Warenkorb',
  cartLines: 'Inhalt Ihres Warenkorbs',
  cartItems: '{count, plural, one {# Artikel} other {# Artikel}}',
  cartSaid: '{count, plural, one {# Artikel} other {# Artikel}} im Warenkorb, Gesamtsumme {total}.',
  cartOpening: 'Ihr Warenkorb wird geöffnet',
  cartExpired:
    'Ihr Warenkorb war abgelaufen und ließ sich nicht wiederherstellen. Bitte legen Sie Ihre Artikel noch einmal hinein.',
  cartEmptyTitle: 'Noch nichts hier.',
  cartEmptyText: 'Jeder Steinmann beginnt mit einem Stein.',
  cartEmptyLink: 'Zur Kleidung',
  cartFailedTitle: 'Ihr Warenkorb ließ sich nicht öffnen.',
  cartFailedText:
    'Ihre Auswahl ist sicher. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',

  size: 'Größe {size}',
  quantityOf: 'Menge von {name}',
  oneLess: '{name}: eins weniger',
  oneMore: '{name}: eins mehr',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',
  itemGone: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um fortzufahren.',

  summary: 'Zusammenfassung',
  discount: 'Nachlass',
  delivery: 'Lieferung',
  deliveryFree: 'Kostenlos',
  deliveryLater: 'An der Kasse',
  tax: 'Steuer',
  taxLater: 'Die Steuer wird an der Kasse berechnet.',
  taxIncluded: 'Enthält {amount} MwSt.',
  total: 'Gesamtsumme',
  checkout: 'Zur Kasse',
  returns: 'Sechzig Tage Rückgaberecht.',

  tryAgain: 'Noch einmal versuchen',
  backToStart: 'Zurück zum Anfang',
  problem: 'Etwas ist schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  notFoundTitle: 'Hier führt kein Weg.',
  notFoundText: 'Diese Seite ist umgezogen oder war nie da. Kehren Sie beim letzten Steinmann um.',
  errorTitle: 'Da hat etwas nachgegeben.',
  errorText:
    'Das liegt an uns, nicht an Ihnen. Versuchen Sie es noch einmal oder gehen Sie zurück zum Anfang.',
}
