import { describe, expect, test } from 'vitest'
import { localeOf, visitorLocale } from './visitor-locale.ts'

const requestWith = (language: string, cookie = '') =>
  new Headers({ 'accept-language': language, cookie })

const page = (path: string) =>
  new Request(`http://localhost${path}`, { headers: { 'accept-language': 'de' } })

describe('the best locale of a visitor', () => {
  test.each([
    ['fr-CA,fr;q=0.9', 'fr-ca'],
    ['fr;q=0.8,de-AT;q=0.9', 'de-de'],
    ['pt-BR,pt;q=0.9,es;q=0.5', 'es-es'],
    ['en', 'en-us'],
    ['en-AU', 'en-us'],
    ['it;q=0,ja', 'en-us'],
    ['*', 'en-us'],
    ['', 'en-us'],
  ])('for the languages "%s" is %s', (language, locale) => {
    expect(visitorLocale(requestWith(language))).toBe(locale)
  })

  test('is the stored choice', () => {
    expect(visitorLocale(requestWith('de', 'a=b; cairn_locale=it-it'))).toBe('it-it')
  })

  test('ignores a stored choice that no site has', () => {
    expect(visitorLocale(requestWith('de', 'cairn_locale=//evil.example'))).toBe('de-de')
  })
})

describe('the locale of a page', () => {
  test('is the one in its URL', () => {
    expect(localeOf(page('/fr-ca/cart'))).toBe('fr-ca')
    expect(localeOf(page('/fr-ca/cart.data'))).toBe('fr-ca')
    expect(localeOf(page('/fr-ca.data'))).toBe('fr-ca')
  })

  test('is the visitor’s where the URL contains none', () => {
    expect(localeOf(page('/'))).toBe('de-de')
    expect(localeOf(page('/nowhere'))).toBe('de-de')
  })
})
