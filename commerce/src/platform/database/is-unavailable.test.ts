import { expect, test } from 'vitest'
import { isOutrun, isTooSlow, isUnavailable } from './is-unavailable.ts'
import { openDatabase } from './open-database.ts'

const withCode = (code: string, message = 'something') =>
  Object.assign(new Error(message), { code })

test.each(['ECONNREFUSED', '57P01', '57P03', '53300', '08006'])('%s is an outage', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
})

test.each(['23505', '42P01', '57014', '55P03', '40001', ''])('%s is no outage', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false)
})

test('a missing file is no outage, a missing socket of the database is', () => {
  expect(isUnavailable(withCode('ENOENT'))).toBe(false)
  expect(isUnavailable(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true)
})

test('waiting too long and losing a race are told apart', () => {
  expect([isTooSlow(withCode('55P03')), isOutrun(withCode('55P03'))]).toEqual([true, false])
  expect([isTooSlow(withCode('40P01')), isOutrun(withCode('40P01'))]).toEqual([false, true])
})

test('a server that is not there is noticed within a second', async () => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const asked = Date.now()
  const refused = await database.ping().catch((error: unknown) => error)
  expect(isUnavailable(refused)).toBe(true)
  expect(Date.now() - asked).toBeLessThan(1000)
  await database.close()
})
