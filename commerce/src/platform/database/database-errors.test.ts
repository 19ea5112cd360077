import { expect, test } from 'vitest'
import { isConflict, isTooSlow, isUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

const withCode = (code: string, message = 'something') =>
  Object.assign(new Error(message), { code })

test.each(['ECONNREFUSED', '57P01', '57P03', '53300', '08006'])('%s is an outage', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

test.each(['23505', '42P01', '57014', '55P03', '40001', ''])('%s is not an outage', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false)
})

test('a missing socket of the database is an outage, a missing file is not', () => {
  expect(isUnavailable(withCode('ENOENT'))).toBe(false)
  expect(isUnavailable(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true)
})

test('distinguishes a timeout from a conflict', () => {
  expect([isTooSlow(withCode('55P03')), isConflict(withCode('55P03'))]).toEqual([true, false])
  expect([isTooSlow(withCode('40P01')), isConflict(withCode('40P01'))]).toEqual([false, true])
})

test('notices that there is no server without waiting for the connection timeout', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing'
  const database = await openDatabase({ url, connectTimeoutMs: 3_600_000 })
  const error = await database.ping().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(isUnavailable(error)).toBe(true)
  await database.close()
})
