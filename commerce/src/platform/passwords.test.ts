import { expect, test } from 'vitest'
import { hashPassword, isPassword, PasswordsBusy } from './passwords.ts'

test('a password is kept as argon2id with a salt of its own, and found again', async () => {
  const [one, other] = [await hashPassword('Trailhead1'), await hashPassword('Trailhead1')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword('Trailhead1', one)).toBe(true)
  expect(await isPassword('Trailhead1', other)).toBe(true)
  expect(await isPassword('trailhead1', one)).toBe(false)
})

test('a hash that another library has made is understood', async () => {
  const made =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await isPassword('password', made)).toBe(true)
})

test('it does not matter how a keyboard composes its letters', async () => {
  const hash = await hashPassword('Zürich1a')

  expect(await isPassword('Zu\u0308rich1a', hash)).toBe(true)
})

test('where there is no password none is right, and finding out takes as long', async () => {
  const hash = await hashPassword('Trailhead1')
  const took = async (kept: string | null) => {
    const before = performance.now()
    expect(await isPassword('Something1', kept)).toBe(false)
    return performance.now() - before
  }
  await took(hash)
  const [known, unknown] = [await took(hash), await took(null)]

  expect(unknown).toBeGreaterThan(known / 4)
})

test('a crowd is sent away before it is let in all at once', async () => {
  const hash = await hashPassword('Trailhead1')
  const all = await Promise.allSettled(
    Array.from({ length: 80 }, () => isPassword('Trailhead1', hash)),
  )
  const busy = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))

  expect(busy.length).toBeGreaterThan(0)
  expect(busy.every((reason) => reason instanceof PasswordsBusy)).toBe(true)
  expect(await isPassword('Trailhead1', hash)).toBe(true)
})
