import { expect, test } from 'vitest'
import { type IssuedCode, checkCode } from './authorisation-code.ts'

const issued: IssuedCode = {
  accountId: 'account',
  sessionId: 'guest',
  codeChallenge: 'challenge',
  ageSeconds: 5,
  used: null,
}
const used = (secondsAgo: number) => ({ ...issued, used: { secondsAgo, openedSessionId: 'new' } })
const guest = { sessionId: 'guest', codeChallenge: 'challenge' }

const judged = (code: IssuedCode | undefined, presented: Partial<typeof guest> = {}) => {
  const outcome = checkCode(code, { ...guest, ...presented })
  return outcome.ok ? outcome.value : outcome.refusal.name
}

test('a code is good for the session that asked for it, for a minute (guarantee 20)', () => {
  expect(judged(issued)).toBe('fresh')
  expect(judged({ ...issued, ageSeconds: 60 })).toBe('fresh')
  expect(judged({ ...issued, ageSeconds: 60.1 })).toBe('codeInvalid')
  expect(judged(issued, { sessionId: 'other' })).toBe('codeInvalid')
  expect(judged(undefined)).toBe('codeInvalid')
})

test('the verifier has to make the challenge, whatever else is right (guarantee 20)', () => {
  expect(judged(issued, { codeChallenge: 'other' })).toBe('verifierMismatch')
  expect(judged(used(1), { codeChallenge: 'other' })).toBe('verifierMismatch')
})

test('a used code tells its own session once more, and nobody else anything', () => {
  expect(judged(used(3), { sessionId: 'new' })).toBe('repeated')
  expect(judged(used(300), { sessionId: 'new' })).toBe('repeated')
  expect(judged(used(10))).toBe('tokenDuplicated')
  expect(judged(used(10.1))).toBe('codeInvalid')
  expect(judged(used(300), { sessionId: 'other' })).toBe('codeInvalid')
})
