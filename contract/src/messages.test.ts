import { describe, expect, test } from 'vitest'
import { messageFor } from './messages.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { refusals } from './refusals.ts'

const languages: Record<string, Record<string, string>> = { en, fr, de, it, es }
const names = Object.keys(en)
const placeholdersOf = (text = '') =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()
const wordIn = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')

describe.each(Object.entries(languages))('the messages in %s', (_, texts) => {
  test('say something for every refusal, in whole sentences (ERR-009)', () => {
    expect(Object.keys(refusals).filter((name) => !texts[name])).toEqual([])
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted())
    expect(Object.entries(texts).filter(([, text]) => !/^\p{Lu}.{10,}\.$/u.test(text))).toEqual([])
  })

  test('have the placeholders of the English ones', () => {
    const placeholders = names.map((name) => [name, placeholdersOf(texts[name])])
    expect(placeholders).toEqual(
      Object.entries(en).map(([key, text]) => [key, placeholdersOf(text)]),
    )
  })

  test('have a generic wording exactly for those with a placeholder', () => {
    const withFigure = names.filter((name) => placeholdersOf(texts[name]).length > 0)
    const generic = names.filter((name) => name.endsWith('Generic'))
    expect(generic.toSorted()).toEqual(withFigure.map((name) => `${name}Generic`).toSorted())
  })

  test('never show a code or markup', () => {
    const ids = Object.values(refusals).map(({ id }) => id)
    const told = Object.values(texts).filter(
      (text) => /[<>_]/.test(text) || ids.some((id) => text.includes(id)),
    )
    expect(told).toEqual([])
  })

  test('are alike for those who have an account and those who do not', () => {
    const asked = [
      'credentialsInvalid',
      'lastAttempt',
      'userLocked',
      'accountLocked',
      'codeInvalid',
    ]
    const account = wordIn('account|customer|konto|kunde|compte|cliente?|cuenta')
    expect(asked.filter((name) => account.test(texts[name] ?? ''))).toEqual([])
  })
})

test('no two languages share a message', () => {
  const shared = names.filter(
    (name) =>
      new Set(Object.values(languages).map((texts) => texts[name])).size !==
      Object.keys(languages).length,
  )
  expect(shared).toEqual([])
})

test.each([
  ['fr', fr, wordIn('tu|te|toi|ton|ta|tes|réessaie|choisis|vérifie')],
  ['de', de, wordIn('du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?')],
  ['it', it, wordIn('tu|ti|tuo|tua|tuoi|tue|riprova|controlla|scegli|accedi')],
  ['es', es, wordIn('tú|ti|tu|tus|inténtalo|elige|revisa|introduce')],
])('nobody is addressed informally in %s', (_, texts, informal) => {
  expect(Object.values(texts).filter((text) => informal.test(text))).toEqual([])
})

test('the maximum is told where it is known, and in general words where it is not', () => {
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

test('figures are written as the language writes them', () => {
  expect(messageFor('reviewTooLong', 'en', { maximum: 5000 })).toContain('5,000 characters')
  expect(messageFor('reviewTooLong', 'de', { maximum: 5000 })).toContain('5.000 Zeichen')
})

test('data that looks like a placeholder is shown as it came', () => {
  expect(messageFor('productItemRequired', 'en', { product: '{maximum} $& Ridge Pack' })).toBe(
    'It can only be ordered together with {maximum} $& Ridge Pack.',
  )
})

test('data without a place in the message is left out', () => {
  expect(messageFor('outOfStock', 'es', { sku: 'CAIRN001BLK' })).toBe(es.outOfStock)
})
