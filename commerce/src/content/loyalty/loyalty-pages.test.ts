import { locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { isLoyaltyUrl } from './loyalty-pages.ts'

const origin = 'https://cairn.example'
const isLoyalty = (url: string) => isLoyaltyUrl(url, origin)

const urlEndings = ['', '/', '?from=menu', '#points', '/?from=menu#points', '/tiers/gold']

test('every URL of a loyalty page is recognised (LOY-016)', () => {
  const pages = ['loyalty', 'loyalty-terms', 'loyalty-modal'].flatMap((page) => [
    `/${page}`,
    ...locales.map((locale) => `/${locale}/${page}`),
  ])
  const missed = pages
    .flatMap((page) => [page, origin + page, `${origin.toUpperCase()}:443${page}`])
    .flatMap((page) => urlEndings.map((ending) => page + ending))
    .filter((url) => !isLoyalty(url))
  expect(missed).toEqual([])
})

test.each([
  '/en-us/./loyalty',
  '/en-us//loyalty',
  '/en-us/%6Coyalty',
  '#loyalty-modal',
  '?size=m#loyalty-modal',
  '/en-us/repairs#loyalty-modal',
])('%s is a loyalty URL', (url) => {
  expect(isLoyalty(url)).toBe(true)
})

test.each([
  '/',
  '/en-us',
  '/loyalty-days',
  '/en-us/loyalty-terms-of-2019',
  '/loyalty.pdf',
  '/help/loyalty',
  '/en-us/articles/loyalty',
  '/search?q=/loyalty',
  '/en-us/help#members',
  '?page=loyalty',
  '#sign-up-modal',
  'https://elsewhere.example/en-us/loyalty',
  'https://cairn.example.elsewhere.example/loyalty',
  'https://cairn.example:8443/loyalty',
  'mailto:loyalty@cairn.example',
  'tel:+49301234',
  '/%E0%A4%A/loyalty',
  'https://',
])('%s is not a loyalty URL', (url) => {
  expect(isLoyalty(url)).toBe(false)
})
