import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  accountNamed: 'Cuenta, {name}',
  skipToContent: 'Ir al contenido',
  homeLink: 'Cairn, inicio',
  cartLink: 'Bolsa, {count, plural, =0 {vacía} one {# artículo} other {# artículos}}',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  shopAll: 'Todo: {title}',
  stores: 'Tiendas',
  account: 'Cuenta',
  favourites: 'Favoritos',
  suggestions: 'Sugerencias',
  suggestionCount:
    '{count, plural, =0 {Ninguna sugerencia} one {# sugerencia} other {# sugerencias}}',
  noSuggestions: 'Nada con ese nombre. Pulsa Intro para buscar en toda la tienda.',
  products: 'Productos',
  footerNavigation: 'Ayuda y empresa',
  chooseLocation: 'País e idioma',
  footerLine: 'Ropa para salir con mal tiempo y volver.',
  footerReturns: 'Sesenta días para decidir',
  allPrices: 'Precios con IVA incluido, más gastos de envío',
  errorTitle: 'Algo ha cedido.',
  errorText: 'Es culpa nuestra, no tuya. Vuelve a intentarlo o regresa al inicio.',
}
