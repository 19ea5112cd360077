import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  savedForLater: 'Salvati per dopo',
  moveToCart: 'Metti nella borsa',
  moveNamedToCart: 'Metti nella borsa: {name}',
  savedNotMoved: 'Non è stato possibile mettere questo articolo nella borsa.',
  savedItemSoldOut: 'Esaurito al momento.',
  showMore: 'Mostra altri',
  favouritesEmptyTitle: 'Ancora nessun preferito.',
  favouritesEmptyText: 'Tocca il cuore di ciò che vorresti ritrovare.',
  favouritesFailedTitle: 'Non è stato possibile aprire i tuoi preferiti.',
  favouritesFailedText: 'Sono al sicuro. Attendi un momento e riprova.',
  removeFavouriteNamed: '{name}: togli dai preferiti',
  shareFavourites: 'Condividi',
  linkCopied: 'Il link è copiato.',
  shareThisLink: 'Condividi questo link',
  sharedFavourites: 'Preferiti condivisi',
  sharedFavouritesText: 'Scelti da chi ha pensato a te. Tocca un cuore per tenerlo.',
  toSizes: 'Scegli la taglia',
  toSizesOf: '{name}: scegli la taglia',
  likedByMany: 'Piaciuti a molti',
}
