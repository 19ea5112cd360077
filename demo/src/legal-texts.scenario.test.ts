import { parseDocument } from '@cairn/commerce/content/import/parse-document'
import { legalPageNames, legalPages } from '@cairn/contract/sites/legal-pages'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { demoDocuments } from './documents.ts'

const documents = demoDocuments('2026-03-01').flatMap((row) => {
  const { kind, ...document } = Object(row)
  return kind === 'page' ? [parseDocument(document, { kind })] : []
})

const bodiesOf = (slug: string) => {
  const found = documents.find((result) => 'document' in result && result.document.slug === slug)
  return found && 'bodies' in found ? found.bodies : new Map<Locale, object>()
}

test.each(Object.values(legalPages))('%s has a text of its own for each site', (slug) => {
  const bodies = bodiesOf(slug)
  const expectedLocales = locales.filter((locale) =>
    legalPageNames(settingsOf(locale)).some((name) => legalPages[name] === slug),
  )
  expect([...bodies.keys()].toSorted()).toEqual(expectedLocales.toSorted())
  const texts = [...bodies].map(([locale, body]) => JSON.stringify(body).replaceAll(locale, ''))
  expect(new Set(texts).size).toBe(texts.length)
})

/** What the law of a country names, in the text of its sites. */
const names = [
  ['privacy', 'en-gb', 'Information Commissioner'],
  ['privacy', 'fr-ca', 'Commissariat à la protection de la vie privée'],
  ['privacy', 'fr-fr', 'CNIL'],
  ['brand-terms', 'en-us', 'law of the state'],
  ['brand-terms', 'en-ca', 'law of the province'],
  ['brand-terms', 'de-de', 'deutsches Recht'],
  ['imprint', 'de-de', '§ 5 DDG'],
  ['imprint', 'it-it', 'partita IVA'],
  ['withdrawal', 'de-de', '§§ 312g und 355 BGB'],
  ['withdrawal', 'en-gb', 'Consumer Contracts Regulations'],
] as const

test.each(names)('%s of %s names %s, and no other site does', (slug, locale, name) => {
  const withName = [...bodiesOf(slug)].filter(([, body]) => JSON.stringify(body).includes(name))
  expect(withName.map(([key]) => key)).toEqual([locale])
})
