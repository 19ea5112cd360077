import { expect, test } from 'vitest'
import { sharedAddress } from './shared-page.ts'

const shared = (address: string) =>
  sharedAddress(new URL(address, 'https://shop.example'))?.href.replace('https://shop.example', '')

test.each(['/en-us', '/de-de/c/jacken-210100', '/fr-ca/p/veste-CAIRN002TRN', '/it-it/storie/neve'])(
  '%s is the same for everybody',
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
])('%s is somebody’s own, or depends on who asks', (address) =>
  expect(shared(address)).toBeUndefined(),
)

test('what does not change a page is no part of its address, nor is the order of what does', () => {
  expect(shared('/en-us/c/x-210100?utm_source=mail&sort=newest&page=2&gclid=1')).toBe(
    shared('/en-us/c/x-210100?page=2&sort=newest'),
  )
  expect(shared('/en-us/c/x-210100?filter=colour:blue&filter=size:M')).not.toBe(
    shared('/en-us/c/x-210100?filter=colour:blue'),
  )
})

test('the data of a page has an address of its own', () => {
  expect(shared('/en-us.data?_routes=home')).toBe('/en-us.data?_routes=home')
  expect(shared('/en-us/p/x-CAIRN001.data')).toBe('/en-us/p/x-CAIRN001.data')
})

test('a query too long to be meant is not kept', () => {
  expect(shared(`/en-us/search?q=${'x'.repeat(2000)}`)).toBeUndefined()
})
