import { calls } from '@cairn/contract/calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { checkAnswers, guard, type Route } from './serve.ts'

const performChecked = (handle: Route['handle']) => {
  const anyone = guard('anyone', async () => accept(undefined))
  const [route] = checkAnswers([
    { call: calls.readServerTime, guard: anyone, handle, isPublic: false },
  ])
  return route?.handle(Object.create(null))
}

test('accepts an answer and a refusal that the contract declares', async () => {
  const answer = sampleOf(calls.readServerTime.answer)

  expect(await performChecked(async () => accept(answer))).toEqual({ ok: true, value: answer })
  expect(await performChecked(async () => refuse('general'))).toMatchObject({ ok: false })
})

test('throws when an answer violates its contract', async () => {
  await expect(performChecked(async () => accept({ timestamp: 'noon' }))).rejects.toThrow(
    /violates its contract/,
  )
})

test('throws when the contract does not declare a refusal', async () => {
  await expect(performChecked(async () => refuse('outOfStock'))).rejects.toThrow(/outOfStock/)
})
