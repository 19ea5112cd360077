import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  seenCount: 'Sie haben {seen} von {total} gesehen',
  productCount: '{count, plural, one {# Produkt} other {# Produkte}}',
  filters: 'Filter',
  showProducts:
    '{count, plural, =0 {Keine Produkte} one {# Produkt zeigen} other {# Produkte zeigen}}',
  removeFilter: 'Filter entfernen: {label}',
  sortBy: 'Sortieren nach',
  sortRecommended: 'Empfehlung',
  sortNewest: 'Neuheiten',
  sortPriceUp: 'Preis aufsteigend',
  sortPriceDown: 'Preis absteigend',
  sortRating: 'Beste Bewertung',
  sortDiscount: 'Größter Nachlass',
  sortNow: 'Sortieren',
  price: 'Preis',
  from: 'Von',
  upTo: 'Bis',
  nothingFits: 'Nichts passt zu alledem.',
  nothingFitsNarrowed: 'Nehmen Sie eine Auswahl zurück und schauen Sie noch einmal.',
  nothingFitsText: 'Versuchen Sie ein anderes Wort, oder fangen Sie von vorn an.',
  listingEmptyTitle: 'Dieses Regal ist leer.',
  listingEmptyText: 'Diese Produktliste gibt es hier nicht, oder nicht mehr.',
  searchTitle: 'Ergebnisse für „{text}“',
  searchCorrected: 'Nichts heißt „{text}“, deshalb haben wir nach „{corrected}“ gesucht.',
  allProducts: 'Alle Produkte',
  searchFor: 'Was suchen Sie?',
}
