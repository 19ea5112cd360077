import { locales } from '@cairn/contract/sites'
import { expect, test } from 'vitest'
import { leadsToProgramme } from './programme-pages.ts'

const origin = 'https://cairn.example'
const leads = (url: string) => leadsToProgramme(url, origin)

const ways = ['', '/', '?from=menu', '#points', '/?from=menu#points', '/tiers/gold']

test('a page of the programme is found by every address that it has in the shop (LOY-016)', () => {
  const pages = ['loyalty', 'loyalty-terms', 'loyalty-modal'].flatMap((page) => [
    `/${page}`,
    ...locales.map((locale) => `/${locale}/${page}`),
  ])
  const missed = pages
    .flatMap((page) => [page, origin + page, `${origin.toUpperCase()}:443${page}`])
    .flatMap((page) => ways.map((way) => page + way))
    .filter((url) => !leads(url))
  expect(missed).toEqual([])
})

test.each([
  '/en-us/./loyalty',
  '/en-us//loyalty',
  '/en-us/%6Coyalty',
  '#loyalty-modal',
  '?size=m#loyalty-modal',
  '/en-us/repairs#loyalty-modal',
])('%s leads there as well', (url) => {
  expect(leads(url)).toBe(true)
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
])('%s does not', (url) => {
  expect(leads(url)).toBe(false)
})
