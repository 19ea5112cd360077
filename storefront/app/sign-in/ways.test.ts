import { describe, expect, it } from 'vitest'
import { wayBack, wayOut } from './ways.ts'

describe('signing out', () => {
  it.each([
    ['/en-us/cart', '(AUTH-003)'],
    ['/en-us/checkout/billing', '(AUTH-004)'],
    ['/en-us/favorites', '(AUTH-005)'],
    ['/en-us/account/orders', '(AUTH-006)'],
  ])('leads from %s to the home page %s', (pathname) => {
    expect(wayOut({ pathname, locale: 'en-us', isInStore: false })).toBe('/en-us')
  })

  it.each(['/en-us', '/en-us/c/jackets-210101', '/en-us/p/summit-CAIRN001BLK'])(
    'leaves one on %s (AUTH-007)',
    (pathname) => {
      expect(wayOut({ pathname, locale: 'en-us', isInStore: false })).toBeUndefined()
    },
  )

  it('of the store staff leads to their own sign-in (INST-005)', () => {
    expect(wayOut({ pathname: '/en-us', locale: 'en-us', isInStore: true })).toBe(
      '/en-us/associate-login',
    )
  })
})

describe('signing in', () => {
  const back = (to: string) =>
    wayBack({
      search: `?to=${encodeURIComponent(to)}`,
      locale: 'en-us',
      origin: 'https://shop.example',
    })

  it('leads back to where one came from', () => {
    expect(back('/en-us/cart')).toBe('/en-us/cart')
    expect(back('/en-us/search?q=jacket')).toBe('/en-us/search?q=jacket')
  })

  it.each([
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
  ])('leads home, not to %o', (to) => {
    expect(back(to)).toBe('/en-us')
  })

  it('with an order that waits for it leads to the account (AUTH-002)', () => {
    const search = '?orderNo=CRN-100200&st=a&to=/en-us/cart'
    expect(wayBack({ search, locale: 'en-us', origin: 'https://shop.example' })).toBe(
      '/en-us/account',
    )
  })
})
