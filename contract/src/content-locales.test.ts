import { expect, test } from 'vitest'
import { inLocale } from './content-locales.ts'

const said = { byLocale: { en: 'Women', fr: 'Femme', 'fr-ca': 'Femmes' } }

test('a file lies where it lies, in every language', () => {
  const written = { video: { url: '/films/dawn.webm' }, page: { url: '/help' } }
  expect(inLocale(written, 'de-de').value).toEqual({
    video: { url: '/films/dawn.webm' },
    page: { url: '/de-de/help' },
  })
})

test('a locale finds its own words before its language’s', () => {
  expect(inLocale(said, 'fr-ca')).toEqual({ value: 'Femmes', missing: [] })
  expect(inLocale(said, 'fr-fr')).toEqual({ value: 'Femme', missing: [] })
  expect(inLocale(said, 'en-gb')).toEqual({ value: 'Women', missing: [] })
})

test('what is not said for a locale is named by its place', () => {
  expect(inLocale({ blocks: [{ title: said }] }, 'de-de').missing).toEqual(['blocks.0.title'])
})

test('an entry may be there for some locales only', () => {
  const links = [{ text: 'all' }, { locales: ['en-us', 'en-ca'], text: 'NORA' }]
  expect(inLocale(links, 'en-us').value).toEqual([{ text: 'all' }, { text: 'NORA' }])
  expect(inLocale(links, 'it-it').value).toEqual([{ text: 'all' }])
})

test('addresses of ours lead to the page of this locale, others stay', () => {
  const url = (written: string) => Object(inLocale({ url: written }, 'it-it').value).url
  expect(url('/')).toBe('/it-it')
  expect(url('/help')).toBe('/it-it/help')
  expect(url('#modal')).toBe('#modal')
  expect(url('//evil.example')).toBe('//evil.example')
  expect(url('https://example.com')).toBe('https://example.com')
})
