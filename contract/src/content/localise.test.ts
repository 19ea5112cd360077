import { expect, test } from 'vitest'
import { localiseDocument } from './localise.ts'

const translated = { byLocale: { en: 'Women', fr: 'Femme', 'fr-ca': 'Femmes' } }

test('keeps URLs of files unchanged and prefixes URLs of pages with the locale', () => {
  const document = { video: { url: '/films/dawn.webm' }, page: { url: '/help' } }
  expect(localiseDocument(document, 'de-de').value).toEqual({
    video: { url: '/films/dawn.webm' },
    page: { url: '/de-de/help' },
  })
})

test('prefers the value of the locale to the value of its language', () => {
  expect(localiseDocument(translated, 'fr-ca')).toEqual({ value: 'Femmes', missing: [] })
  expect(localiseDocument(translated, 'fr-fr')).toEqual({ value: 'Femme', missing: [] })
  expect(localiseDocument(translated, 'en-gb')).toEqual({ value: 'Women', missing: [] })
})

test('reports the paths of missing values', () => {
  expect(localiseDocument({ blocks: [{ title: translated }] }, 'de-de').missing).toEqual([
    'blocks.0.title',
  ])
})

test('keeps only the entries of the locale', () => {
  const links = [{ text: 'all' }, { locales: ['en-us', 'en-ca'], text: 'NORA' }]
  expect(localiseDocument(links, 'en-us').value).toEqual([{ text: 'all' }, { text: 'NORA' }])
  expect(localiseDocument(links, 'it-it').value).toEqual([{ text: 'all' }])
})

test('prefixes only paths of the shop with the locale', () => {
  const url = (path: string) => Object(localiseDocument({ url: path }, 'it-it').value).url
  expect(url('/')).toBe('/it-it')
  expect(url('/help')).toBe('/it-it/help')
  expect(url('#modal')).toBe('#modal')
  expect(url('//evil.example')).toBe('//evil.example')
  expect(url('https://example.com')).toBe('https://example.com')
})
