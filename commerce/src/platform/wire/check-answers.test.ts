import { calls } from '@cairn/contract/calls'
import { accept, refuse } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import { expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { guard } from './guard.ts'
import type { Route } from './serve.ts'

const answering = (handle: Route['handle']) => {
  const anyone = guard('anyone', async () => accept(undefined))
  const [route] = checkAnswers([
    { call: calls.readServerTime, guard: anyone, handle, isShared: false },
  ])
  return route?.handle(Object.create(null))
}

test('an answer as its contract has it passes', async () => {
  const answer = sampleOf(calls.readServerTime.answer)

  expect(await answering(async () => accept(answer))).toEqual({ ok: true, value: answer })
  expect(await answering(async () => refuse('general'))).toMatchObject({ ok: false })
})

test('an answer that breaks its contract is a bug of ours', async () => {
  await expect(answering(async () => accept({ timestamp: 'noon' }))).rejects.toThrow(
    /breaks its contract/,
  )
})

test('a refusal that its contract does not name is one too', async () => {
  await expect(answering(async () => refuse('outOfStock'))).rejects.toThrow(/outOfStock/)
})
