import { de as pageMessages } from '@cairn/storefront/messages/de'
import { expect, test } from 'vitest'
import { fixtureRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Texts of pages, content, categories and shipping methods. Products may describe a shop. */
const texts = stringsIn([
  pageMessages,
  demoDocuments('2026-03-01'),
  fixtureRows('2026-03-01').filter(({ kind }) => kind !== 'style'),
])

test('German texts have one word each for stores, collection points and gift cards', () => {
  expect(texts.filter((text) => text.includes('Filiale')).length).toBeGreaterThan(20)
  expect(texts.some((text) => text.includes('Abholstation'))).toBe(true)
  const otherWords =
    /Läden|Abholpunkt|Geschenkgutschein|Geschenkkarte|\b(?:im|in den) (?:Laden|Store)\b/i
  expect(texts.filter((text) => otherWords.test(text))).toEqual([])
})

test('a German gift card is masculine, as its word is', () => {
  expect(pageMessages.giftRecipientTitle).toContain('Für wen ist er?')
  expect(pageMessages.giftRecipientText).toContain('Wir mailen ihn')
})
