import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'

const originals = new Map<string, string>(Object.entries(en))

const pluralForm = /(=\d+|zero|one|two|few|many|other) \{[^{}]*\}/g

const valuesOf = (message: string) =>
  Array.from(message.replace(pluralForm, '').matchAll(/\{(\w+)/g), ([, name]) => name).toSorted()

describe.each(Object.entries({ en, fr, de, it: italian, es }))('in %s', (_, messages) => {
  it('nothing is missing and nothing is left over', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it.each(Object.entries(messages))('%s says something, with the same values', (key, message) => {
    expect(message.trim()).not.toBe('')
    expect(valuesOf(message)).toEqual(valuesOf(originals.get(key) ?? ''))
  })

  it('what a button is called contains what is written on it, so that it can be told to be pressed', () => {
    const { addToCart, addNamedToCart, remove, removeNamed } = messages
    expect(addNamedToCart.toLowerCase()).toContain(addToCart.toLowerCase())
    expect(removeNamed.toLowerCase()).toContain(remove.toLowerCase())
  })

  it('nobody is shouted at', () => {
    expect(Object.values(messages).filter((message) => /[!¡]/.test(message))).toEqual([])
  })
})

it('French puts its narrow space before a colon', () => {
  const tight = Object.values(fr).filter((message) => /[^\u202f][:;?]/.test(message))
  expect(tight).toEqual([])
})
