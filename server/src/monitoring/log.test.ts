import { expect, test } from 'vitest'
import { createLog, redirectConsoleErrors, withLogContext, serializeError } from './log.ts'

function openLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('secret fields are replaced at any depth (guarantee 39)', () => {
  const { log, lines } = openLog()
  log.info(
    { password: 'canary', sent: { email: 'canary', token: 'canary' }, cookie: 'canary' },
    'x',
  )

  expect(JSON.stringify(lines)).not.toContain('canary')
  expect(lines[0]).toMatchObject({ password: '[struck out]' })
})

test('a log line written during a request has its correlation id, also after an await (guarantee 39)', async () => {
  const { log, lines } = openLog()
  await withLogContext({ correlationId: 'one' }, async () => {
    await Promise.resolve()
    log.error('within')
  })
  log.error('without')

  expect(lines.map(({ correlationId }) => correlationId)).toEqual(['one', undefined])
})

test('console errors of libraries become log lines without their arguments (guarantee 39)', () => {
  const { log, lines } = openLog()
  const fakeConsole: Pick<Console, 'error'> = { error: () => expect.unreachable() }
  redirectConsoleErrors(log, fakeConsole)
  fakeConsole.error('%s', new TypeError('out of reach'), { request: 'canary' })
  fakeConsole.error('a canary sings', 'canary')

  expect(lines).toMatchObject([
    { level: 50, err: { type: 'TypeError', message: 'out of reach' } },
    { level: 50, msg: 'a library reported an error' },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})

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
  expect(serialized.stack?.[0]).toMatch(/^at .*log\.test\.ts/)
})

test('the copy of an error that the job queue makes keeps its cause', () => {
  const error = Object.assign(new TypeError('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'mails' }
  const { log, lines } = openLog()
  log.error({ err: copy }, 'a job failed')

  expect(lines[0]?.['err']).toMatchObject({
    type: 'TypeError',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
  })
})

test('row values that the database quotes are left out (guarantee 39)', () => {
  const error = fromDatabase('new row for relation "people" violates check constraint "adult"', {
    code: '23514',
    detail: 'Failing row contains (1, canary@example.com).',
    where: 'canary',
    internalQuery: 'canary',
    table: 'people',
    constraint: 'adult',
    parameters: ['canary'],
  })
  const unreadableError = fromDatabase('invalid input syntax for type uuid: "can"ary"', {
    code: '22P02',
  })
  const serialized = serializeError(error)

  expect(serialized).toMatchObject({
    code: '23514',
    place: { table: 'people', constraint: 'adult' },
  })
  expect(JSON.stringify([serialized, serializeError(unreadableError)])).not.toMatch(/can|ary/)
  expect(serializeError(unreadableError).message).toBe(
    'invalid input syntax for type uuid: "[struck out]"',
  )
})

test('a thrown value that is not an error is not quoted (guarantee 39)', () => {
  expect(
    JSON.stringify(['canary', { canary: 1 }, undefined].map((error) => serializeError(error))),
  ).not.toContain('canary')
})

test('an error that is its own cause can be serialised', () => {
  const round = new Error('round')
  round.cause = round

  expect(() => JSON.stringify(serializeError(round))).not.toThrow()
})
