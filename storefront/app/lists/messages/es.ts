import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  savedForLater: 'Guardado para después',
  moveToCart: 'Pasar a la bolsa',
  moveNamedToCart: 'Pasar a la bolsa: {name}',
  savedNotMoved: 'No se ha podido pasar este artículo a la bolsa.',
  savedItemSoldOut: 'Agotado por el momento.',
  showMore: 'Mostrar más',
  favouritesEmptyTitle: 'Aún no hay favoritos.',
  favouritesEmptyText: 'Toca el corazón de lo que quieras volver a encontrar.',
  favouritesFailedTitle: 'No se han podido abrir tus favoritos.',
  favouritesFailedText: 'Están a salvo. Espera un momento y vuelve a intentarlo.',
  removeFavouriteNamed: '{name}: quitar de favoritos',
  shareFavourites: 'Compartir',
  linkCopied: 'El enlace está copiado.',
  shareThisLink: 'Compartir este enlace',
  sharedFavourites: 'Favoritos compartidos',
  sharedFavouritesText: 'Elegidos por alguien que pensó en ti. Toca un corazón para guardarlo.',
  toSizes: 'Elegir talla',
  toSizesOf: '{name}: elegir talla',
  likedByMany: 'Los que más gustan',
}
