import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { regionalMessages } from './regional-messages.ts'

const originals = new Map<string, string>(Object.entries(en))

const pluralForm = /(=\d+|zero|one|two|few|many|other) \{[^{}]*\}/g

const valuesOf = (message: string) =>
  Array.from(message.replace(pluralForm, '').matchAll(/\{(\w+)/g), ([, name]) => name).toSorted()

describe.each(Object.entries({ en, fr, de, it: italian, es }))('in %s', (_, messages) => {
  test('the messages have the same keys as the English ones', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  test.each(Object.entries(messages))(
    '%s has a text with the same placeholders',
    (key, message) => {
      expect(message.trim()).not.toBe('')
      expect(valuesOf(message)).toEqual(valuesOf(originals.get(key) ?? ''))
    },
  )

  test('the accessible name of a button contains its visible text', () => {
    const { addToCart, addNamedToCart, remove, removeNamed } = messages
    expect(addNamedToCart.toLowerCase()).toContain(addToCart.toLowerCase())
    expect(removeNamed.toLowerCase()).toContain(remove.toLowerCase())
  })

  test('no message has an exclamation mark', () => {
    expect(Object.values(messages).filter((message) => /[!¡]/.test(message))).toEqual([])
  })
})

test('French has a narrow space before double punctuation marks', () => {
  const messagesWithoutSpace = Object.values(fr).filter((message) => /[^\u202f][:;?]/.test(message))
  expect(messagesWithoutSpace).toEqual([])
})

describe.each(Object.entries(regionalMessages))(
  'the regional messages of %s',
  (locale, differences) => {
    const ownMessages: Record<string, string> = locale.startsWith('fr') ? fr : en

    test.each(Object.entries(differences))(
      '%s overrides a message with the same placeholders',
      (key, message) => {
        expect(Object.keys(ownMessages)).toContain(key)
        expect(message).not.toBe(ownMessages[key])
        expect(valuesOf(message)).toEqual(valuesOf(ownMessages[key] ?? ''))
      },
    )
  },
)

test('American English has American spelling', () => {
  const texts = Object.values({ ...en, ...regionalMessages['en-us'] })
  const british = /colour|favourite|postcode|e-mail|metre|litre|centre|grey|working days|cancelled/i
  expect(texts.filter((message) => british.test(message))).toEqual([])
})
