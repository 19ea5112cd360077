import { createRequestContext } from '@cairn/commerce/platform/wire/edge'
import { describe, expect, test } from 'vitest'
import { createBrowserMonitor } from './browser-monitor.ts'
import { createCallObserver, reportFailure, reportJobFailure } from './failures.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import type { SentryError } from './sentry-event.ts'

function openMonitoring() {
  const lines: Record<string, unknown>[] = []
  const sent: SentryError[] = []
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) })
  const sentry = { report: (error: SentryError) => void sent.push(error), stop: () => {} }
  return { lines, sent, log, sentry, metrics: createMetrics() }
}

const edge = {
  publicOrigin: 'http://shop.example',
  accessKeys: new Set<string>(),
  previewSecret: undefined,
}

const newContext = () =>
  createRequestContext(new Request('http://shop.example'), edge, {
    locale: 'en-us',
    clientIp: '203.0.113.7',
    isFromPage: false,
  })

test.each([
  [200, 'debug', 'call answered'],
  [404, 'info', 'call refused'],
  [429, 'info', 'call refused'],
  [501, 'info', 'call refused'],
  [503, 'warn', 'call not possible at the moment'],
  [500, 'error', 'call failed'],
  [502, 'error', 'call failed'],
])('a call that is answered with %s is logged at level %s (ERR-002)', (status, level, msg) => {
  const { lines, log, sentry } = openMonitoring()
  const call = { call: 'GET /cart', status, errorId: 'ID', milliseconds: 1.4 }
  const context = newContext()
  const { correlationId, transactionId } = context
  createCallObserver({ log, metrics: createMetrics(), sentry }).onAnswer({ ...call, context })

  expect(lines).toMatchObject([
    {
      ...call,
      correlationId,
      transactionId,
      milliseconds: 1,
      msg,
      level: log.levels.values[level],
    },
  ])
})

const ids = { correlationId: 'the-page', transactionId: 'the-call', errorId: 'GEN500' }

describe('a failure', () => {
  test('is one line of the log and one event of Sentry, both with its ids (ERR-002)', async () => {
    const monitoring = openMonitoring()
    const context = Object.assign(newContext(), ids)
    createCallObserver(monitoring).onFailure(new TypeError('no cart'), context, ids.errorId)

    expect(monitoring.lines).toMatchObject([
      { ...ids, level: 50, msg: 'unexpected failure', err: { type: 'TypeError' } },
    ])
    expect(monitoring.sent).toMatchObject([
      { platform: 'node', type: 'TypeError', message: 'no cart', tags: ids },
    ])
    expect(monitoring.sent[0]?.stack[0]).toMatch(/failures\.test\.ts/)
    expect(await monitoring.metrics.failures.get()).toMatchObject({ values: [{ value: 1 }] })
  })

  test('of a request that was never a call is reported too', () => {
    const monitoring = openMonitoring()
    reportFailure(monitoring, new Error('x'), { correlationId: 'the-page' })
    expect(monitoring.sent).toMatchObject([{ tags: { correlationId: 'the-page' } }])
  })

  test('of a job is reported with its name', () => {
    const monitoring = openMonitoring()
    const job = { name: 'mails', id: '1', attempt: 2 }
    reportJobFailure(monitoring, new Error('x'), job)
    expect(monitoring.lines).toMatchObject([{ level: 50, job, msg: 'a job failed' }])
    expect(monitoring.sent).toMatchObject([{ tags: { job: 'mails' } }])
  })

  test('is none if the client has left', () => {
    const monitoring = openMonitoring()
    const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    createCallObserver(monitoring).onFailure(left, newContext())
    expect(monitoring.sent).toEqual([])
  })
})

describe('an error of a browser', () => {
  const error = {
    kind: 'call',
    message: 'The call was answered with 500.',
    path: '/en-us/cart',
    count: 3,
    call: 'addItem',
    status: 500,
    errorId: 'GEN500',
    browser: 'Firefox 145',
    locale: 'en-us',
  } as const

  test('is one line of the log and one event of Sentry, both with its ids (ERR-002)', async () => {
    const monitoring = openMonitoring()
    createBrowserMonitor(monitoring).reportError(error, 'the-page')

    expect(monitoring.lines).toMatchObject([
      { ...error, level: 40, correlationId: 'the-page', msg: 'a browser reported an error' },
    ])
    const { kind, path, call, errorId, browser, locale } = error
    expect(monitoring.sent).toEqual([
      {
        platform: 'javascript',
        type: 'call',
        message: error.message,
        stack: [],
        tags: {
          kind,
          path,
          call,
          errorId,
          browser,
          locale,
          status: '500',
          correlationId: 'the-page',
        },
      },
    ])
    expect(await monitoring.metrics.browserErrors.get()).toMatchObject({
      values: [{ labels: { kind: 'call' }, value: 3 }],
    })
  })

  test('has the lines of its stack', () => {
    const monitoring = openMonitoring()
    const stack = 'at a (/assets/a.js:1:2)\nat b (/assets/b.js:1:2)'
    createBrowserMonitor(monitoring).reportError({ ...error, stack }, 'the-page')
    expect(monitoring.lines).toMatchObject([{ stack: stack.split('\n') }])
    expect(monitoring.sent).toMatchObject([{ stack: stack.split('\n') }])
  })
})
