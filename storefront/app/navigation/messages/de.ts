import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  accountNamed: 'Konto, {name}',
  skipToContent: 'Zum Inhalt springen',
  homeLink: 'Cairn, Startseite',
  cartLink: 'Warenkorb, {count, plural, =0 {leer} one {# Artikel} other {# Artikel}}',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  shopAll: 'Alles aus {title}',
  stores: 'Filialen',
  account: 'Konto',
  favourites: 'Merkliste',
  suggestions: 'Vorschläge',
  suggestionCount: '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}',
  noSuggestions: 'Nichts mit diesem Namen. Mit der Eingabetaste suchen Sie überall.',
  products: 'Produkte',
  footerNavigation: 'Hilfe und Unternehmen',
  chooseLocation: 'Land und Sprache',
  footerLine: 'Kleidung, um bei schlechtem Wetter hinauszugehen und wiederzukommen.',
  footerReturns: 'Sechzig Tage Bedenkzeit',
  allPrices: 'Alle Preise inkl. MwSt., zzgl. Versandkosten',
  errorTitle: 'Da hat etwas nachgegeben.',
  errorText:
    'Das liegt an uns, nicht an Ihnen. Versuchen Sie es noch einmal oder gehen Sie zurück zum Anfang.',
}
