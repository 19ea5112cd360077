import { pageType } from '@cairn/contract/analytics/analytics-calls'
import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.ts'

const pages = [
  ['/en-us', 'Home'],
  ['/en-us/', 'Home'],
  ['/de-de/c/daunenjacken-210101', 'PLP'],
  ['/de-de/p/hardshelljacke-ridge-CAIRN002TRN', 'PDP'],
  ['/en-us/search', 'Search'],
  ['/en-us/cart', 'Cart'],
  ['/en-us/checkout', 'Checkout'],
  ['/en-us/checkout/return', 'Checkout'],
  ['/en-us/order-confirmation', 'Order Confirmation'],
  ['/en-us/account', 'Account'],
  ['/en-us/account/loyalty', 'Account'],
  ['/en-us/orders/CA1000', 'Account'],
] as const

test.each(pages)('%s is a page of the type %s (SRCH-001)', (path, type) => {
  expect(pageTypeOf(path, 'Warm and dry.')).toBe(type)
})

test('every type of the decision engine has a page', () => {
  const types = new Set<string>(pages.map(([, type]) => type))
  expect([...types].toSorted()).toEqual([...pageType.options].toSorted())
})

test.each(['/en-us/brand-terms', '/en-us/favorites', '/en-us/cartoon', '/en-us/toString'])(
  '%s, which is not in the list, is of the type Other (ANA-001)',
  (path) => {
    expect(pageTypeOf(path, '')).toBe('Other')
  },
)

test.each([
  'This page is not available.',
  'Ridge, Black. This product is not available.',
  'The jacket Ridge is no longer available. See all jackets.',
  'Currently unavailable',
  'Diese Seite ist nicht verfügbar.',
  'Dieser Artikel ist nicht mehr verfügbar!',
  'Cette page n’est pas disponible.',
  'Ce produit n’est plus disponible.',
  'Page indisponible',
  'Questa pagina non è disponibile.',
  'Il prodotto non è più disponibile.',
  'Esta página no está disponible.',
  'Este producto ya no está disponible.',
])('a page whose description says “%s” is an error, also below /p/ (ANA-002)', (description) => {
  expect(pageTypeOf('/en-us/p/ridge-CAIRN002TRN', description)).toBe('Error')
})

test.each([
  '',
  'A shell that is not available in stores.',
  'Available in four colours.',
  'La giacca è disponibile in quattro colori.',
  'Disponible. Elle n’est pas lourde.',
  'Not available?',
])('a page whose description says “%s” is none', (description) => {
  expect(pageTypeOf('/en-us/p/ridge-CAIRN002TRN', description)).toBe('PDP')
})
