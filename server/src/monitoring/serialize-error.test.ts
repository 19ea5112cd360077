import { expect, test } from 'vitest'
import { serializeError } from './serialize-error.ts'

/** An error as node-postgres creates it. */
const fromDatabase = (message: string, more: object) =>
  Object.assign(new Error(message), { severity: 'ERROR', routine: 'x', ...more })

test('an error is serialised with its type, place and cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const serialized = serializeError(new TypeError('no cart', { cause }))

  expect(serialized).toMatchObject({
    type: 'TypeError',
    message: 'no cart',
    cause: { code: 'ECONNREFUSED', place: { syscall: 'connect' } },
  })
  expect(serialized.stack?.[0]).toMatch(/^at .*serialize-error\.test\.ts/)
})

test('row values that the database quotes are left out (guarantee 39)', () => {
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
  const serialized = serializeError(refused)

  expect(serialized).toMatchObject({
    code: '23514',
    place: { table: 'people', constraint: 'adult' },
  })
  expect(JSON.stringify([serialized, serializeError(unread)])).not.toMatch(/can|ary/)
  expect(serializeError(unread).message).toBe('invalid input syntax for type uuid: "[struck out]"')
})

test('a thrown value that is not an error is not quoted (guarantee 39)', () => {
  expect(
    JSON.stringify(['canary', { canary: 1 }, undefined].map((one) => serializeError(one))),
  ).not.toContain('canary')
})

test('an error that is its own cause can be serialised', () => {
  const round = new Error('round')
  round.cause = round

  expect(() => JSON.stringify(serializeError(round))).not.toThrow()
})
