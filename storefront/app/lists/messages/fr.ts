import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  savedForLater: 'Gardés pour plus tard',
  moveToCart: 'Mettre au panier',
  moveNamedToCart: 'Mettre au panier\u202f: {name}',
  savedNotMoved: 'Cet article n’a pas pu être mis au panier.',
  savedItemSoldOut: 'Épuisé pour le moment.',
  showMore: 'En voir plus',
  favouritesEmptyTitle: 'Encore aucun favori.',
  favouritesEmptyText: 'Touchez le cœur de ce que vous aimeriez retrouver.',
  favouritesFailedTitle: 'Vos favoris n’ont pas pu s’ouvrir.',
  favouritesFailedText: 'Ils sont en sécurité. Patientez un instant, puis réessayez.',
  removeFavouriteNamed: '{name}\u202f: retirer des favoris',
  shareFavourites: 'Partager',
  linkCopied: 'Le lien est copié.',
  shareThisLink: 'Partager ce lien',
  sharedFavourites: 'Des favoris partagés',
  sharedFavouritesText: 'Choisis par quelqu’un qui a pensé à vous. Touchez un cœur pour le garder.',
  toSizes: 'Choisir la taille',
  toSizesOf: '{name}\u202f: choisir la taille',
  likedByMany: 'Appréciés de beaucoup',
}
