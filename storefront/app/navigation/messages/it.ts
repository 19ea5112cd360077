import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  accountNamed: 'Account, {name}',
  skipToContent: 'Vai al contenuto',
  homeLink: 'Cairn, pagina iniziale',
  cartLink: 'Borsa, {count, plural, =0 {vuota} one {# articolo} other {# articoli}}',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  shopAll: 'Tutto: {title}',
  stores: 'Negozi',
  account: 'Account',
  favourites: 'Preferiti',
  suggestions: 'Suggerimenti',
  suggestionCount:
    '{count, plural, =0 {Nessun suggerimento} one {# suggerimento} other {# suggerimenti}}',
  noSuggestions: 'Niente con questo nome. Premi Invio per cercare ovunque.',
  products: 'Prodotti',
  footerNavigation: 'Aiuto e azienda',
  chooseLocation: 'Paese e lingua',
  footerLine: 'Vestiti per uscire con il brutto tempo e tornare.',
  footerReturns: 'Sessanta giorni per decidere',
  allPrices: 'Prezzi IVA inclusa, spese di consegna escluse',
  errorTitle: 'Qualcosa ha ceduto.',
  errorText: 'È colpa nostra, non tua. Riprova, oppure torna all’inizio.',
}
