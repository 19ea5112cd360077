import { de as provinces } from '@cairn/contract/address/messages/de'
import { de as payments } from '@cairn/contract/payments/messages/de'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  ...payments,
  ...provinces,
  goOn: 'Weiter',
  pieceCount: '{count} Stück',
  emailHelp: 'Für die Rechnung und Neues zur Bestellung, für sonst nichts.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  addressLine1: 'Straße und Hausnummer',
  addressLine2: 'Wohnung, Etage, Gebäude',
  postalCode: 'Postleitzahl',
  town: 'Ort',
  province: 'Region',
  country: 'Land',
  chooseOne: 'Bitte wählen',
  phone: 'Telefon',
  phoneHelp: 'Nur falls der Bote Sie nicht findet.',
  expires: 'Gültig bis {when}',
  pointsUsed: '{points, plural, one {# Punkt} other {# Punkte}}',
  balanceIs: 'Auf {card} sind noch {amount}.',
  orderedItems: 'Was Sie bestellt haben',
  pointsEarned: 'Gutgeschrieben',
  pointsToCome: 'Gutschrift {days} Tage nach Ankunft',
  paidBy: 'Bezahlt mit',
  payLaterFirst: 'Wählen Sie an der Kasse Klarna, heute ist nichts fällig.',
  payLaterSecond: 'Beantworten Sie ein paar Fragen, Sie erfahren sofort, ob es klappt.',
  payLaterThird:
    'Zahlen Sie in 30 Tagen oder in drei gleichen Raten, pünktlich gezahlt ohne Zinsen.',
  cartItems: '{count, plural, one {# Artikel} other {# Artikel}}',
  size: 'Größe {size}',
  freeGift: 'Geschenk',
  summary: 'Zusammenfassung',
  discount: 'Nachlass',
  delivery: 'Lieferung',
  deliveryFree: 'Kostenlos',
  tax: 'Steuer',
  taxIncluded: 'Enthält {amount} MwSt.',
  total: 'Gesamtsumme',
}
