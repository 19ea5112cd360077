import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  keepStore: 'Bei {from} bleiben',
  myStore: 'Ihre Filiale',
  makeMyStore: 'Zu meiner Filiale machen',
  makeMyStoreNamed: 'Zu meiner Filiale machen: {name}',
  confirmStore: 'Ist das Ihre Filiale?',
  confirmStoreText:
    'Sie steht an erster Stelle, wo Sie etwas abholen oder fragen, was eine Filiale hat.',
  confirmStoreYes: 'Ja, {name}',
  confirmStoreNo: 'Nein',
  findStore: 'Filiale finden',
  findStoreText: 'Unsere Filialen, wann sie geöffnet sind und wie man hinkommt.',
  townOrPostcode: 'Ort oder Postleitzahl',
  storesNearMe: 'Filialen in meiner Nähe finden',
  nearMeFailed:
    'Wir konnten nicht erfahren, wo Sie sind. Geben Sie einen Ort oder eine Postleitzahl ein.',
  storeCount: '{count, plural, one {# Filiale} other {# Filialen}}',
  noStoresNear: 'In der Nähe von {place} haben wir keine Filiale. Das sind alle.',
  yourPlace: 'Ihrem Standort',
  directions: 'Route',
  directionsTo: 'Route zu {name}',
  openingHours: 'Öffnungszeiten und Service',
  closed: 'Geschlossen',
  servicePickup: 'Bestellung abholen',
  serviceReturns: 'Rückgabe',
  serviceRepairs: 'Reparaturen',
  serviceFitting: 'Schuhanpassung',
  serviceRental: 'Verleih',
}
