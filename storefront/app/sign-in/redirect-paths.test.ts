import { describe, expect, test } from 'vitest'
import { pathAfterSignIn, pathAfterSignOut } from './redirect-paths.ts'

describe('signing out', () => {
  test.each([
    ['/en-us/cart', '(AUTH-003)'],
    ['/en-us/checkout/billing', '(AUTH-004)'],
    ['/en-us/favorites', '(AUTH-005)'],
    ['/en-us/account/orders', '(AUTH-006)'],
  ])('leads from %s to the home page %s', (pathname) => {
    expect(pathAfterSignOut({ pathname, locale: 'en-us', isInStore: false })).toBe('/en-us')
  })

  test.each(['/en-us', '/en-us/c/jackets-210101', '/en-us/p/summit-CAIRN001BLK'])(
    'stays on %s (AUTH-007)',
    (pathname) => {
      expect(pathAfterSignOut({ pathname, locale: 'en-us', isInStore: false })).toBeUndefined()
    },
  )

  test('of an in-store session leads to the associate sign-in (INST-005)', () => {
    expect(pathAfterSignOut({ pathname: '/en-us', locale: 'en-us', isInStore: true })).toBe(
      '/en-us/associate-login',
    )
  })
})

describe('signing in', () => {
  const pathAfter = (to: string) =>
    pathAfterSignIn({
      search: `?to=${encodeURIComponent(to)}`,
      locale: 'en-us',
      origin: 'https://shop.example',
    })

  test('leads back to the previous page', () => {
    expect(pathAfter('/en-us/cart')).toBe('/en-us/cart')
    expect(pathAfter('/en-us/search?q=jacket')).toBe('/en-us/search?q=jacket')
  })

  test.each([
    'https://evil.example/en-us/',
    '//evil.example/en-us/',
    '/\\evil.example/en-us/',
    '\\\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/en-us/../../evil',
    'https://shop.example@evil.example/en-us/',
    '\thttps://evil.example',
    '/de-de/cart',
    '/en-us/sign-in?to=/en-us/sign-in',
    '',
  ])('leads to the home page instead of %o', (to) => {
    expect(pathAfter(to)).toBe('/en-us')
  })

  test('with a pending order leads to the account (AUTH-002)', () => {
    const search = '?orderNo=CRN-100200&st=a&to=/en-us/cart'
    expect(pathAfterSignIn({ search, locale: 'en-us', origin: 'https://shop.example' })).toBe(
      '/en-us/account',
    )
  })
})
