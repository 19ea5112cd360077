import { expect, test } from 'vitest'
import { trackedAddress } from './tracked-address.ts'

test.each([
  ['/en-us/p/ridge-CAIRN002TRN', '', '/en-us/p/ridge-CAIRN002TRN'],
  ['/en-us/orders/CRN-1000', '?st=secret', '/en-us/orders'],
  ['/en-us/orders/CRN-1000/return', '', '/en-us/orders'],
  ['/en-us/favorites/a-key', '', '/en-us/favorites'],
  ['/en-us/newsletter/a-key', '', '/en-us/newsletter'],
  ['/en-us/forgot-password/a-key', '', '/en-us/forgot-password'],
  ['/en-us/sign-in', '?to=/en-us/orders', '/en-us/sign-in'],
])('of %s%s analytics knows %s', (path, query, address) => {
  expect(trackedAddress(path, query)).toBe(address)
})

test('the parameters of a campaign are kept', () => {
  const query = '?q=ada@example.com&utm_source=mail&utm_campaign=winter&gclid=1&email=ada'
  expect(trackedAddress('/en-us/search', query)).toBe(
    '/en-us/search?utm_source=mail&utm_campaign=winter&gclid=1',
  )
})
