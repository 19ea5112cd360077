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

const resultOf = (code: IssuedCode | undefined, presented: Partial<typeof guest> = {}) => {
  const outcome = checkCode(code, { ...guest, ...presented })
  return outcome.ok ? outcome.value : outcome.refusal.name
}

test('a code is valid for one minute and only for the session that requested it (guarantee 20)', () => {
  expect(resultOf(issued)).toBe('fresh')
  expect(resultOf({ ...issued, ageSeconds: 60 })).toBe('fresh')
  expect(resultOf({ ...issued, ageSeconds: 60.1 })).toBe('codeInvalid')
  expect(resultOf(issued, { sessionId: 'other' })).toBe('codeInvalid')
  expect(resultOf(undefined)).toBe('codeInvalid')
})

test('a verifier that does not match the challenge is always refused (guarantee 20)', () => {
  expect(resultOf(issued, { codeChallenge: 'other' })).toBe('verifierMismatch')
  expect(resultOf(used(1), { codeChallenge: 'other' })).toBe('verifierMismatch')
})

test('a used code is answered again for the session that it opened, and refused for others', () => {
  expect(resultOf(used(3), { sessionId: 'new' })).toBe('repeated')
  expect(resultOf(used(300), { sessionId: 'new' })).toBe('repeated')
  expect(resultOf(used(10))).toBe('tokenDuplicated')
  expect(resultOf(used(10.1))).toBe('codeInvalid')
  expect(resultOf(used(300), { sessionId: 'other' })).toBe('codeInvalid')
})
