import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  seenCount: 'Has visto {seen} de {total}',
  productCount: '{count, plural, one {# producto} other {# productos}}',
  filters: 'Filtros',
  showProducts:
    '{count, plural, =0 {Ningún producto} one {Ver # producto} other {Ver # productos}}',
  removeFilter: 'Quitar el filtro: {label}',
  sortBy: 'Ordenar por',
  sortRecommended: 'Recomendados',
  sortNewest: 'Novedades',
  sortPriceUp: 'Precio ascendente',
  sortPriceDown: 'Precio descendente',
  sortRating: 'Mejor valorados',
  sortDiscount: 'Mayor descuento',
  sortNow: 'Ordenar',
  price: 'Precio',
  from: 'Desde',
  upTo: 'Hasta',
  nothingFits: 'Nada encaja con todo eso.',
  nothingFitsNarrowed: 'Quita una de tus elecciones y mira otra vez.',
  nothingFitsText: 'Prueba otra palabra, o vuelve al principio.',
  listingEmptyTitle: 'Este estante está vacío.',
  listingEmptyText: 'Esta lista de productos no existe, o ya no.',
  searchTitle: 'Resultados de «{text}»',
  searchCorrected: 'Nada se llama «{text}», así que hemos buscado «{corrected}».',
  allProducts: 'Todos los productos',
  searchFor: '¿Qué buscas?',
}
