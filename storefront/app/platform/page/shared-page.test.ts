import { expect, test } from 'vitest'
import { sharedPageUrl } from './shared-page.ts'

const shared = (address: string) =>
  sharedPageUrl(new URL(address, 'https://shop.example'))?.href.replace('https://shop.example', '')

test.each(['/en-us', '/de-de/c/jacken-210100', '/fr-ca/p/veste-CAIRN002TRN', '/it-it/storie/neve'])(
  '%s can be cached for everybody',
  (address) => expect(shared(address)).toBe(address),
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
  '/robots.txt',
])('%s is personal or depends on the visitor', (address) => expect(shared(address)).toBeUndefined())

test('the cache key leaves out unknown parameters and sorts the others', () => {
  expect(shared('/en-us/c/x-210100?utm_source=mail&sort=newest&page=2&gclid=1')).toBe(
    shared('/en-us/c/x-210100?page=2&sort=newest'),
  )
  expect(shared('/en-us/c/x-210100?filter=colour:blue&filter=size:M')).not.toBe(
    shared('/en-us/c/x-210100?filter=colour:blue'),
  )
})

test('the data of a page has its own cache key', () => {
  expect(shared('/en-us.data?_routes=home')).toBe('/en-us.data?_routes=home')
  expect(shared('/en-us/p/x-CAIRN001.data')).toBe('/en-us/p/x-CAIRN001.data')
})

test('a page with a very long query is not cached', () => {
  expect(shared(`/en-us/search?q=${'x'.repeat(2000)}`)).toBeUndefined()
})
