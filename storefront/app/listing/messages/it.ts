import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  seenCount: 'Hai visto {seen} articoli su {total}',
  productCount: '{count, plural, one {# prodotto} other {# prodotti}}',
  filters: 'Filtri',
  showProducts:
    '{count, plural, =0 {Nessun prodotto} one {Mostra # prodotto} other {Mostra # prodotti}}',
  removeFilter: 'Togli il filtro: {label}',
  sortBy: 'Ordina per',
  sortRecommended: 'Consigliati',
  sortNewest: 'Novità',
  sortPriceUp: 'Prezzo crescente',
  sortPriceDown: 'Prezzo decrescente',
  sortRating: 'Più apprezzati',
  sortDiscount: 'Sconto maggiore',
  sortNow: 'Ordina',
  price: 'Prezzo',
  from: 'Da',
  upTo: 'A',
  nothingFits: 'Niente corrisponde a tutto questo.',
  nothingFitsNarrowed: 'Togli una delle scelte e guarda di nuovo.',
  nothingFitsText: 'Prova un’altra parola, o riparti dall’inizio.',
  listingEmptyTitle: 'Questo scaffale è vuoto.',
  listingEmptyText: 'Questo elenco di prodotti non c’è, o non c’è più.',
  searchTitle: 'Risultati per «{text}»',
  searchCorrected: 'Niente si chiama «{text}», quindi abbiamo cercato «{corrected}».',
  allProducts: 'Tutti i prodotti',
  searchFor: 'Che cosa cerchi?',
}
