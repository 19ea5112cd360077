import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  savedForLater: 'Für später gemerkt',
  moveToCart: 'In den Warenkorb',
  moveNamedToCart: 'In den Warenkorb: {name}',
  savedNotMoved: 'Dieser Artikel ließ sich nicht in den Warenkorb legen.',
  savedItemSoldOut: 'Zurzeit ausverkauft.',
  showMore: 'Mehr zeigen',
  favouritesEmptyTitle: 'Noch nichts gemerkt.',
  favouritesEmptyText: 'Drücken Sie das Herz bei allem, was Sie wiederfinden möchten.',
  favouritesFailedTitle: 'Ihre Merkliste ließ sich nicht öffnen.',
  favouritesFailedText:
    'Sie ist sicher. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  removeFavouriteNamed: '{name} von der Merkliste nehmen',
  shareFavourites: 'Teilen',
  linkCopied: 'Der Link ist kopiert.',
  shareThisLink: 'Diesen Link teilen',
  sharedFavourites: 'Eine geteilte Merkliste',
  sharedFavouritesText:
    'Ausgesucht von jemandem, der an Sie gedacht hat. Drücken Sie ein Herz, um es selbst zu merken.',
  toSizes: 'Größe wählen',
  toSizesOf: '{name}: Größe wählen',
  likedByMany: 'Bei vielen beliebt',
}
