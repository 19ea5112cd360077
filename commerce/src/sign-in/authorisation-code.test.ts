import { expect, test } from 'vitest'
import { type IssuedCode, checkCode } from './authorisation-code.ts'

const issuedCode: IssuedCode = {
  accountId: 'account',
  sessionId: 'guest',
  codeChallenge: 'challenge',
  ageSeconds: 5,
  use: null,
}
const usedCode = (secondsAgo: number) => ({
  ...issuedCode,
  use: { secondsAgo, openedSessionId: 'new' },
})
const guest = { sessionId: 'guest', codeChallenge: 'challenge' }

const resultOf = (code: IssuedCode | undefined, presentedCode: Partial<typeof guest> = {}) => {
  const outcome = checkCode(code, { ...guest, ...presentedCode })
  return outcome.ok ? outcome.value : outcome.refusal.name
}

test('a code is valid for one minute and only for the session that requested it (guarantee 20)', () => {
  expect(resultOf(issuedCode)).toBe('fresh')
  expect(resultOf({ ...issuedCode, ageSeconds: 60 })).toBe('fresh')
  expect(resultOf({ ...issuedCode, ageSeconds: 60.1 })).toBe('codeInvalid')
  expect(resultOf(issuedCode, { sessionId: 'other' })).toBe('codeInvalid')
  expect(resultOf(undefined)).toBe('codeInvalid')
})

test('a verifier that does not match the challenge is always refused (guarantee 20)', () => {
  expect(resultOf(issuedCode, { codeChallenge: 'other' })).toBe('verifierMismatch')
  expect(resultOf(usedCode(1), { codeChallenge: 'other' })).toBe('verifierMismatch')
})

test('a used code is answered again for the session that it opened, and refused for others', () => {
  expect(resultOf(usedCode(3), { sessionId: 'new' })).toBe('repeated')
  expect(resultOf(usedCode(300), { sessionId: 'new' })).toBe('repeated')
  expect(resultOf(usedCode(10))).toBe('tokenDuplicated')
  expect(resultOf(usedCode(10.1))).toBe('codeInvalid')
  expect(resultOf(usedCode(300), { sessionId: 'other' })).toBe('codeInvalid')
})
