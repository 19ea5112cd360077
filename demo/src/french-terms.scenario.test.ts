import { localiseDocument } from '@cairn/contract/content/localise'
import { expect, test } from 'vitest'
import { demoDocuments } from './documents.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const textsIn = (locale: 'fr-fr' | 'fr-ca') =>
  demoDocuments('2026-03-01').flatMap((document) =>
    stringsIn(localiseDocument(document, locale).value),
  )

test('French texts have one word for email in each country', () => {
  expect(textsIn('fr-ca').filter((text) => /e-mail/i.test(text))).toEqual([])
  expect(textsIn('fr-ca').filter((text) => /courriel/i.test(text)).length).toBeGreaterThan(2)
  expect(textsIn('fr-fr').filter((text) => /courriel/i.test(text))).toEqual([])
  expect(textsIn('fr-fr').filter((text) => /e-mail/i.test(text)).length).toBeGreaterThan(2)
})
