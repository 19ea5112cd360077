import { expect, test } from 'vitest'
import { toldError } from './told-error.ts'

/** As node-postgres builds it. */
const fromDatabase = (message: string, more: object) =>
  Object.assign(new Error(message), { severity: 'ERROR', routine: 'x', ...more })

test('an error is told with its kind, its place and its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const told = toldError(new TypeError('no cart', { cause }))

  expect(told).toMatchObject({
    type: 'TypeError',
    message: 'no cart',
    cause: { code: 'ECONNREFUSED', place: { syscall: 'connect' } },
  })
  expect(told.stack?.[0]).toMatch(/^at .*told-error\.test\.ts/)
})

test('what a database quotes of a row is left out (promise 39)', () => {
  const refused = fromDatabase('new row for relation "people" violates check constraint "adult"', {
    code: '23514',
    detail: 'Failing row contains (1, canary@example.com).',
    where: 'canary',
    internalQuery: 'canary',
    table: 'people',
    constraint: 'adult',
    parameters: ['canary'],
  })
  const unread = fromDatabase('invalid input syntax for type uuid: "can"ary"', { code: '22P02' })
  const told = toldError(refused)

  expect(told).toMatchObject({ code: '23514', place: { table: 'people', constraint: 'adult' } })
  expect(JSON.stringify([told, toldError(unread)])).not.toMatch(/can|ary/)
  expect(toldError(unread).message).toBe('invalid input syntax for type uuid: "[struck out]"')
})

test('what is no error at all says no more than that (promise 39)', () => {
  expect(
    JSON.stringify(['canary', { canary: 1 }, undefined].map((one) => toldError(one))),
  ).not.toContain('canary')
})

test('an error that causes itself is told to an end', () => {
  const round = new Error('round')
  round.cause = round

  expect(() => JSON.stringify(toldError(round))).not.toThrow()
})
