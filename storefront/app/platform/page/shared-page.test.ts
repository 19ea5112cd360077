import { expect, test } from 'vitest'
import { sharedPageUrl } from './shared-page.ts'

const sharedPathOf = (url: string) =>
  sharedPageUrl(new URL(url, 'https://shop.example'))?.href.replace('https://shop.example', '')

test.each(['/en-us', '/de-de/c/jacken-210100', '/fr-ca/p/veste-CAIRN002TRN', '/it-it/storie/neve'])(
  '%s can be cached for everybody',
  (url) => expect(sharedPathOf(url)).toBe(url),
)

test.each([
  '/',
  '/cart',
  '/en-us/cart',
  '/en-us/cart.data',
  '/en-us/checkout/shipping',
  '/en-us/account/orders/1',
  '/en-us/account.data',
  '/en-us/order-confirmation',
  '/en-us/associate-login',
  '/en-us?preview=true',
  '/en-us/events?dialog=dawn-walk',
  '/robots.txt',
])('%s is personal or depends on the visitor', (url) => expect(sharedPathOf(url)).toBeUndefined())

test('the cache key leaves out unknown parameters and sorts the others', () => {
  expect(sharedPathOf('/en-us/c/x-210100?utm_source=mail&sort=newest&page=2&gclid=1')).toBe(
    sharedPathOf('/en-us/c/x-210100?page=2&sort=newest'),
  )
  expect(sharedPathOf('/en-us/c/x-210100?filter=colour:blue&filter=size:M')).not.toBe(
    sharedPathOf('/en-us/c/x-210100?filter=colour:blue'),
  )
})

test('the data of a page has its own cache key', () => {
  expect(sharedPathOf('/en-us.data?_routes=home')).toBe('/en-us.data?_routes=home')
  expect(sharedPathOf('/en-us/p/x-CAIRN001.data')).toBe('/en-us/p/x-CAIRN001.data')
})

test('a page with a very long query is not cached', () => {
  expect(sharedPathOf(`/en-us/search?q=${'x'.repeat(2000)}`)).toBeUndefined()
})
