import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  otherAddress: 'Cairn tiene otra dirección',
  usableOnlyAt: 'Esta tienda solo funciona en {origin}.',
  openPageThere: 'Abrir esta página en esa dirección',
  nothingChanged: 'No se ha cambiado nada',
  formNotFromHere:
    'Este formulario no venía de una página de esta tienda, así que no se ha cambiado nada.',
  toTheShop: 'A la tienda',
  tooManyPages: 'Demasiadas páginas a la vez',
  tryAgainSoon:
    'En este momento se abren muchas páginas desde su red. Vuelva a intentarlo dentro de unos segundos.',
  tryAgain: 'Volver a intentarlo',
}
