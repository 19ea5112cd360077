import { contactMessages } from '@cairn/commerce/cases/contact-subjects'
import { facetLabel } from '@cairn/commerce/catalogue/listing/facets'
import { en as facetMessages } from '@cairn/commerce/catalogue/messages/en'
import { parseDocument } from '@cairn/commerce/content/import/parse-document'
import { mailMessagesFor } from '@cairn/commerce/mail/messages/messages'
import { documentMessages } from '@cairn/commerce/orders/messages/messages'
import { documentKindOfRow } from '@cairn/contract/imports/content-import'
import { en as refusalMessages } from '@cairn/contract/refusals/messages/en'
import { en as pageMessages } from '@cairn/storefront/messages/en'
import { regionalMessages } from '@cairn/storefront/messages/regional-messages'
import { expect, test } from 'vitest'
import { fixtureRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'
import { englishLocales, type EnglishLocale, metricMeasure, misspelledIn } from './test-spelling.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** All messages that a page, a mail or a document can show in the locale. */
const messagesIn = (locale: EnglishLocale) =>
  stringsIn([
    { ...pageMessages, ...regionalMessages[locale] },
    contactMessages(locale),
    mailMessagesFor(locale),
    documentMessages.en,
    refusalMessages,
    Object.keys(facetMessages).map((name) =>
      facetLabel(name as keyof typeof facetMessages, {
        language: 'en',
        isAmerican: locale === 'en-us',
      }),
    ),
  ])

/** Paths, names of pictures and ids are no texts. */
const isText = (text: string) => /\s/.test(text.trim())

const documents = demoDocuments('2026-03-01').flatMap((row) => {
  const { kind, ...document } = Object(row)
  const name: keyof typeof documentKindOfRow = kind
  const parsed = parseDocument(document, { kind: documentKindOfRow[name] })
  return 'bodies' in parsed ? [parsed] : []
})

const contentIn = (locale: EnglishLocale) =>
  documents.flatMap(({ bodies }) => stringsIn(bodies.get(locale)).filter(isText))

/** The texts of categories, sets, promotions, shipping and size charts. */
const rowTextsIn = (locale: EnglishLocale) => {
  const textsOf = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return []
    const { texts } = Object(value)
    const own = texts?.[locale] === undefined ? [] : [texts[locale]]
    return [...own, ...Object.values(value).flatMap(textsOf)]
  }
  return stringsIn(textsOf(fixtureRows('2026-11-21').filter(({ kind }) => kind !== 'style')))
}

test.each(englishLocales)('the messages in %s are spelled as in that country', (locale) => {
  const messages = messagesIn(locale)
  expect(messages.length).toBeGreaterThan(500)
  expect(misspelledIn(locale, messages)).toEqual([])
})

test.each(englishLocales)('the content in %s is spelled as in that country', (locale) => {
  const texts = [...contentIn(locale), ...rowTextsIn(locale).filter(isText)]
  expect(texts.length).toBeGreaterThan(500)
  expect(misspelledIn(locale, texts)).toEqual([])
})

test('American and Canadian texts speak of business days', () => {
  const textsIn = (locale: EnglishLocale) => [
    ...messagesIn(locale),
    ...contentIn(locale),
    ...rowTextsIn(locale),
  ]
  const isBritish = (text: string) => /working day/i.test(text)
  expect(textsIn('en-us').filter(isBritish)).toEqual([])
  expect(textsIn('en-ca').filter(isBritish)).toEqual([])
  expect(textsIn('en-gb').some(isBritish)).toBe(true)
})

test('American content has no metric measures', () => {
  expect(contentIn('en-us').filter((text) => metricMeasure.test(text))).toEqual([])
})
