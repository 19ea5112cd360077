import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { refined } from './refined.ts'

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

describe.each(Object.entries(refined))('what %s says otherwise', (locale, differences) => {
  const own: Record<string, string> = locale.startsWith('fr') ? fr : en

  it.each(Object.entries(differences))('%s is a sentence of the language', (key, message) => {
    expect(Object.keys(own)).toContain(key)
    expect(message).not.toBe(own[key])
    expect(valuesOf(message)).toEqual(valuesOf(own[key] ?? ''))
  })
})

it('American is spelt as Americans do', () => {
  const said = Object.values({ ...en, ...refined['en-us'] })
  const british = /colour|favourite|postcode|e-mail|metre|litre|centre|grey|working days/i
  expect(said.filter((message) => british.test(message))).toEqual([])
})
