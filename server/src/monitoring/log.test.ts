import { expect, test } from 'vitest'
import { createLog, redirectConsoleErrors, withLogContext } from './log.ts'

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
  const itsConsole: Pick<Console, 'error'> = { error: () => expect.unreachable() }
  redirectConsoleErrors(log, itsConsole)
  itsConsole.error('%s', new TypeError('out of reach'), { request: 'canary' })
  itsConsole.error('a canary sings', 'canary')

  expect(lines).toMatchObject([
    { level: 50, err: { type: 'TypeError', message: 'out of reach' } },
    { level: 50, msg: 'a library complained' },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})
