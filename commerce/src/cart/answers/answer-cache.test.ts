import { cart as cartEntity } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

const answer = cartEntity.parse(sampleOf(cartEntity))
const at = new Date('2026-06-15T12:00:00Z')
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds)
const found = { cartId: 'one', json: '{"version":1}', at }

function kept(until = Infinity) {
  const answers = createAnswerCache()
  answers.put('en-us', found, { answer, until })
  return answers
}

test('what the database says the same of is answered the same', () => {
  expect(kept().find('en-us', { ...found, at: later(86_400_000) })).toBe(answer)
})

test('whoever looks otherwise, or at another cart, is answered anew', () => {
  expect(kept().find('de-de', found)).toBeUndefined()
  expect(kept().find('en-us', { ...found, cartId: 'two' })).toBeUndefined()
})

test('what the database says otherwise is not given again', () => {
  expect(kept().find('en-us', { ...found, json: '{"version":2}' })).toBeUndefined()
})

test('it ends when the clock changes something, and does not hold before it began', () => {
  const answers = kept(later(1_000).getTime())
  expect(answers.find('en-us', { ...found, at: later(999) })).toBe(answer)
  expect(answers.find('en-us', { ...found, at: later(1_000) })).toBeUndefined()
  expect(answers.find('en-us', { ...found, at: later(-1) })).toBeUndefined()
})

test('the oldest of many is let go', () => {
  const answers = kept()
  for (let each = 0; each < 500; each += 1)
    answers.put('en-us', { ...found, cartId: `other ${each}` }, { answer, until: Infinity })
  expect(answers.find('en-us', found)).toBeUndefined()
  expect(answers.find('en-us', { ...found, cartId: 'other 0' })).toBe(answer)
})
