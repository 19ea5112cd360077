import { describe, expect, test } from 'vitest'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { messageFor } from './refusal-messages.ts'
import { type RefusalName, refusals } from './refusals.ts'

const languages: Record<string, Record<string, string>> = { en, fr, de, it, es }
const names = Object.keys(en)
const placeholdersOf = (text = '') =>
  [...text.matchAll(/\{\w+\}/g)].map(([match]) => match).toSorted()
const wordIn = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')

describe.each(Object.entries(languages))('the messages in %s', (_, texts) => {
  test('contain a full sentence for every refusal (ERR-009)', () => {
    expect(Object.keys(refusals).filter((name) => !texts[name])).toEqual([])
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted())
    expect(Object.entries(texts).filter(([, text]) => !/^\p{Lu}.{10,}\.$/u.test(text))).toEqual([])
  })

  test('have the same placeholders as the English messages', () => {
    const placeholders = names.map((name) => [name, placeholdersOf(texts[name])])
    expect(placeholders).toEqual(
      Object.entries(en).map(([key, text]) => [key, placeholdersOf(text)]),
    )
  })

  test('have a generic variant exactly for messages with a placeholder', () => {
    const withPlaceholder = names.filter((name) => placeholdersOf(texts[name]).length > 0)
    const generic = names.filter((name) => name.endsWith('Generic'))
    expect(generic.toSorted()).toEqual(withPlaceholder.map((name) => `${name}Generic`).toSorted())
  })

  test('contain no codes and no markup', () => {
    const ids = Object.values(refusals).map(({ id }) => id)
    const withCodeOrMarkup = Object.values(texts).filter(
      (text) => /[<>_]/.test(text) || ids.some((id) => text.includes(id)),
    )
    expect(withCodeOrMarkup).toEqual([])
  })

  test('do not reveal whether an account exists', () => {
    const signInRefusals = [
      'credentialsInvalid',
      'lastAttempt',
      'userLocked',
      'accountLocked',
      'codeInvalid',
    ]
    const account = wordIn('account|customer|konto|kunde|compte|cliente?|cuenta')
    expect(signInRefusals.filter((name) => account.test(texts[name] ?? ''))).toEqual([])
  })
})

test('no message is the same in two languages (ERR-009)', () => {
  const sharedNames = names.filter(
    (name) =>
      new Set(Object.values(languages).map((texts) => texts[name])).size !==
      Object.keys(languages).length,
  )
  expect(sharedNames).toEqual([])
})

test.each([
  ['fr', fr, wordIn('tu|te|toi|ton|ta|tes|réessaie|choisis|vérifie')],
  ['de', de, wordIn('du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?')],
  ['it', it, wordIn('tu|ti|tuo|tua|tuoi|tue|riprova|controlla|scegli|accedi')],
  ['es', es, wordIn('tú|ti|tu|tus|inténtalo|elige|revisa|introduce')],
])('address the reader formally in %s (ERR-009)', (_, texts, informal) => {
  expect(Object.values(texts).filter((text) => informal.test(text))).toEqual([])
})

test('a message contains the maximum if it is known, and is generic otherwise', () => {
  expect(messageFor('maximumQuantityAdded', 'en', { maximum: 3 })).toBe(
    'You cannot add more of this item. The most you can order is 3.',
  )
  expect(messageFor('maximumQuantityAdded', 'en')).toBe(
    'You cannot add any more. You have reached the most you can order.',
  )
  expect(messageFor('maximumQuantityAdded', 'de', { minimum: 3 })).toBe(
    'Mehr können Sie nicht hinzufügen. Die Höchstmenge ist erreicht.',
  )
})

test('a message about too many requests agrees with the time after which to try again', () => {
  expect(messageFor('tooManyRequests', 'en', { seconds: 3599 })).toContain('in 60 minutes.')
  expect(messageFor('tooManyRequests', 'de', { seconds: 61 })).toContain('in 2 Minuten ')
  expect(messageFor('tooManyRequests', 'fr', { seconds: 60 })).toBe(fr.tooManyRequestsGeneric)
  expect(messageFor('tooManyRequests', 'it')).toBe(it.tooManyRequestsGeneric)
})

test('formats numbers for the language', () => {
  expect(messageFor('reviewTooLong', 'en', { maximum: 5000 })).toContain('5,000 characters')
  expect(messageFor('reviewTooLong', 'de', { maximum: 5000 })).toContain('5.000 Zeichen')
})

test('inserts values that look like placeholders literally', () => {
  expect(messageFor('productItemRequired', 'en', { product: '{maximum} $& Ridge Pack' })).toBe(
    'It can only be ordered together with {maximum} $& Ridge Pack.',
  )
})

test('ignores values without a placeholder', () => {
  expect(messageFor('outOfStock', 'es', { sku: 'CAIRN001BLK' })).toBe(es.outOfStock)
})

test('the German messages have one word for gift cards', () => {
  expect(Object.values(de).filter((text) => /geschenkkarte/i.test(text))).toEqual([])
})

test.each([
  ['someWithoutInventory', 'Something in your bag is no longer available in that quantity.'],
  ['giftCardNotAllowed', 'neither gift cards nor rewards pay for gift cards.'],
  ['employeeStoreNotFound', 'There is no such store, or your session belongs to another one.'],
  ['itemNotAvailable', 'It may have been removed, or is no longer sold.'],
] as const)('the message of %s is true of every cause', (name, sentence) => {
  expect(en[name]).toContain(sentence)
})

test('French messages have one word for email in each country', () => {
  const textsIn = (locale: 'fr-fr' | 'fr-ca') =>
    Object.keys(refusals).map((name) => messageFor(name as RefusalName, locale))
  expect(textsIn('fr-fr').filter((text) => /courriel/i.test(text))).toEqual([])
  expect(textsIn('fr-ca').filter((text) => /e-mail/i.test(text))).toEqual([])
})
