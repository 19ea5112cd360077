import { expect, test } from 'vitest'
import { hashPassword, isPassword, PasswordsBusy } from './passwords.ts'

test('stores a password as argon2id with its own salt and verifies it', async () => {
  const [one, other] = [await hashPassword('Trailhead1'), await hashPassword('Trailhead1')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword('Trailhead1', one)).toBe(true)
  expect(await isPassword('Trailhead1', other)).toBe(true)
  expect(await isPassword('trailhead1', one)).toBe(false)
})

test('verifies a hash of another library', async () => {
  const foreignHash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPassword('password', foreignHash)).toBe(true)
})

test('accepts a password whose letters are composed differently', async () => {
  const hash = await hashPassword('Zürich1a')

  expect(await isPassword('Zu\u0308rich1a', hash)).toBe(true)
})

test('without a stored password none is accepted, and checking takes as long', async () => {
  const hash = await hashPassword('Trailhead1')
  const durationOf = async (storedHash: string | null) => {
    const before = performance.now()
    expect(await isPassword('Something1', storedHash)).toBe(false)
    return performance.now() - before
  }
  /** The shortest of several, because other work on the machine only makes them longer. */
  const shortest = { withHash: Infinity, withoutHash: Infinity }
  for (let round = 0; round < 5; round++) {
    shortest.withHash = Math.min(shortest.withHash, await durationOf(hash))
    shortest.withoutHash = Math.min(shortest.withoutHash, await durationOf(null))
  }

  expect(shortest.withoutHash).toBeGreaterThan(shortest.withHash / 4)
})

test('rejects passwords when too many are waiting', async () => {
  const hash = await hashPassword('Trailhead1')
  const all = await Promise.allSettled(
    Array.from({ length: 80 }, () => isPassword('Trailhead1', hash)),
  )
  const errors = all.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))

  expect(errors.length).toBeGreaterThan(0)
  expect(errors.every((reason) => reason instanceof PasswordsBusy)).toBe(true)
  expect(await isPassword('Trailhead1', hash)).toBe(true)
})
