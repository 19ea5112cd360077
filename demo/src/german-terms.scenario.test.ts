import { de as casesMessages } from '@cairn/commerce/cases/messages/de'
import { de as mailMessages } from '@cairn/commerce/mail/messages/de'
import { de as invoiceMessages } from '@cairn/commerce/orders/messages/de'
import { de as dataMessages } from '@cairn/commerce/privacy/messages/de'
import { de as refusals } from '@cairn/contract/refusals/messages/de'
import { de as pageMessages } from '@cairn/storefront/messages/de'
import { expect, test } from 'vitest'
import { fixtureRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Texts of pages, mails, documents, content, categories and shipping methods. Products may describe a shop. */
const texts = stringsIn([
  pageMessages,
  refusals,
  mailMessages,
  casesMessages,
  invoiceMessages,
  dataMessages,
  demoDocuments('2026-03-01'),
  fixtureRows('2026-03-01').filter(({ kind }) => kind !== 'style'),
])

test('German texts have one word each for stores, collection points and gift cards', () => {
  expect(texts.filter((text) => text.includes('Filiale')).length).toBeGreaterThan(20)
  expect(texts.some((text) => text.includes('Abholstation'))).toBe(true)
  const otherWords =
    /Läden|Abholpunkt|Geschenkgutschein|Geschenkkarte|Gutscheinkarte|\b(?:im|in den) (?:Laden|Store)\b/i
  expect(texts.filter((text) => otherWords.test(text))).toEqual([])
})

test('German vouchers for points are not called gift cards', () => {
  const voucherTexts = Object.entries(pageMessages).filter(([key]) => /voucher/i.test(key))
  expect(voucherTexts.length).toBeGreaterThan(5)
  expect(voucherTexts.filter(([, text]) => /\bGutschein/.test(String(text)))).toEqual([])
})

test('a German gift card is masculine, as its word is', () => {
  expect(pageMessages.giftRecipientTitle).toContain('Für wen ist er?')
  expect(pageMessages.giftRecipientText).toContain('Wir mailen ihn')
})
