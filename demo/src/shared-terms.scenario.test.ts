import { parseDocument } from '@cairn/commerce/content/import/parse-document'
import { mailMessagesFor } from '@cairn/commerce/mail/messages/messages'
import { documentKindOfRow } from '@cairn/contract/imports/content-import'
import { de as deRefusals } from '@cairn/contract/refusals/messages/de'
import { en as enRefusals } from '@cairn/contract/refusals/messages/en'
import { es as esRefusals } from '@cairn/contract/refusals/messages/es'
import { fr as frRefusals } from '@cairn/contract/refusals/messages/fr'
import { it as itRefusals } from '@cairn/contract/refusals/messages/it'
import { languageOf, locales } from '@cairn/contract/sites/sites'
import { de } from '@cairn/storefront/messages/de'
import { en } from '@cairn/storefront/messages/en'
import { es } from '@cairn/storefront/messages/es'
import { fr } from '@cairn/storefront/messages/fr'
import { it } from '@cairn/storefront/messages/it'
import { expect, test } from 'vitest'
import { demoDocuments } from './documents.ts'

const pageMessages = { en, fr, de, it, es }

const refusalMessages = {
  en: enRefusals,
  fr: frRefusals,
  de: deRefusals,
  it: itRefusals,
  es: esRefusals,
}

const documents = demoDocuments('2026-03-01').flatMap((row) => {
  const { kind, ...document } = Object(row)
  const name: keyof typeof documentKindOfRow = kind
  const parsed = parseDocument(document, { kind: documentKindOfRow[name] })
  return 'bodies' in parsed ? [parsed] : []
})

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The word for the cart in texts for shoppers, and words that other shops use. */
const cartWords = {
  en: [/\bbag\b/i, /\b(?:cart|basket|trolley)\b/i],
  fr: [/\bpanier\b/i, /\b(?:caddie|chariot)\b/i],
  de: [/Warenkorb/, /Einkaufs(?:wagen|korb|tasche)/i],
  it: [/\bborsa\b/i, /\b(?:carrello|cestino)\b/i],
  es: [/\bbolsa\b/i, /\b(?:carrito|cesta)\b/i],
} as const

/** The specification quotes these texts. */
const quotedTexts: readonly string[] = [en.cannotRemove, en.savedNotMoved]

/** Paths and ids are no texts. */
const isText = (text: string) => /\s/.test(text.trim()) && !quotedTexts.includes(text)

test.each(locales)(
  'pages, content, mails and refusals in %s have one word for the cart',
  (locale) => {
    const language = languageOf(locale)
    const messages = [
      pageMessages[language],
      refusalMessages[language],
      mailMessagesFor(locale),
      documents.map(({ bodies }) => bodies.get(locale)),
    ]
    const [word, otherWord] = cartWords[language]
    const texts = stringsIn(messages).filter(isText)
    expect(texts.filter((text) => word.test(text)).length).toBeGreaterThan(20)
    expect(texts.filter((text) => otherWord.test(text))).toEqual([])
  },
)

test.each(locales)('the page of the members has the same name everywhere in %s', (locale) => {
  const page = documents.find(
    ({ kind, document }) => kind === 'page' && document.slug === 'loyalty',
  )
  expect(page?.bodies.get(locale)?.title).toBe(pageMessages[languageOf(locale)].membersHut)
})
