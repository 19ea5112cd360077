import { expect, test } from 'vitest'
import { createLog, logConsole, loggedWith } from './log.ts'

function openLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

test('what is secret is struck out, whatever it came in with (promise 39)', () => {
  const { log, lines } = openLog()
  log.info(
    { password: 'canary', sent: { email: 'canary', token: 'canary' }, cookie: 'canary' },
    'x',
  )

  expect(JSON.stringify(lines)).not.toContain('canary')
  expect(lines[0]).toMatchObject({ password: '[struck out]' })
})

test('a line that is written on behalf of a page carries its id, also later (promise 39)', async () => {
  const { log, lines } = openLog()
  await loggedWith({ correlationId: 'one' }, async () => {
    await Promise.resolve()
    log.error('within')
  })
  log.error('without')

  expect(lines.map(({ correlationId }) => correlationId)).toEqual(['one', undefined])
})

test('a library that complains to the console writes a line of ours (promise 39)', () => {
  const { log, lines } = openLog()
  const itsConsole: Pick<Console, 'error'> = { error: () => expect.unreachable() }
  logConsole(log, itsConsole)
  itsConsole.error('%s', new TypeError('out of reach'), { request: 'canary' })
  itsConsole.error('a canary sings', 'canary')

  expect(lines).toMatchObject([
    { level: 50, err: { type: 'TypeError', message: 'out of reach' } },
    { level: 50, msg: 'a library complained' },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
})
