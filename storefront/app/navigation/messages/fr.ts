import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  accountNamed: 'Compte, {name}',
  skipToContent: 'Aller au contenu',
  homeLink: 'Cairn, accueil',
  cartLink: 'Panier, {count, plural, =0 {vide} one {# article} other {# articles}}',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  shopAll: 'Tout voir\u202f: {title}',
  stores: 'Magasins',
  account: 'Compte',
  favourites: 'Favoris',
  suggestions: 'Suggestions',
  suggestionCount:
    '{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}',
  noSuggestions: 'Rien sous ce nom. Appuyez sur Entrée pour chercher partout.',
  products: 'Produits',
  footerNavigation: 'Aide et entreprise',
  chooseLocation: 'Pays et langue',
  footerLine: 'Des vêtements pour sortir par mauvais temps et en revenir.',
  footerReturns: 'Soixante jours pour décider',
  allPrices: 'Prix TTC, livraison en sus',
  errorTitle: 'Quelque chose a cédé.',
  errorText: 'C’est de notre fait, pas du vôtre. Réessayez, ou revenez au départ.',
}
