// @vitest-environment jsdom
import { browserError } from '@cairn/contract/analytics/browser-error-calls'
import { describe, expect, test } from 'vitest'
import { reportOf } from './failure-report.ts'

const path = '/en-us/cart'

const errorOf = (message: string, stack: string) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` })

const frames = 'at a (https://shop.example/assets/libraries-Dq8sX1.js:1:20345)'

const uncaught = (error: unknown, message = String(error)) =>
  new ErrorEvent('error', { error, message })

const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason }) as Event

const own = (detail: unknown) => new CustomEvent('cairn:failure', { detail })

/** The event of a file that cannot be loaded. */
function missing(html: string): Event {
  const element = document.createElement('div')
  element.innerHTML = html
  const event = new Event('error')
  element.firstElementChild?.dispatchEvent(event)
  return event
}

const refusal = (status: number, body: object) =>
  own({ call: 'addItem', refusal: { status, body } })
const correlationId = '0c9a1c52-7f3b-4f7e-8a35-5d1f0b6a7c21'

const failures: [what: string, failure: Event, report: object][] = [
  [
    'an error of a script',
    uncaught(errorOf('no items', frames)),
    { kind: 'script', name: 'TypeError', message: 'no items', stack: frames },
  ],
  [
    'an error of a script of another origin',
    new ErrorEvent('error', { message: 'Script error.' }),
    { kind: 'script', message: 'Script error.' },
  ],
  [
    'an error of the hydration',
    uncaught(new Error('Minified React error #418; visit …'), 'Minified React error #418; visit …'),
    { kind: 'hydration', name: 'Error', message: 'Minified React error #418; visit …' },
  ],
  [
    'a rejection that nobody handles',
    rejected(errorOf('gone', frames)),
    { kind: 'rejection', name: 'TypeError', message: 'gone', stack: frames },
  ],
  [
    'a rejection with a text',
    rejected('gone'),
    { kind: 'rejection', name: 'string', message: 'gone' },
  ],
  ['a rejection without a reason', rejected(undefined), { kind: 'rejection', name: 'undefined' }],
  [
    'an error of a page',
    own(errorOf('no page', frames)),
    { kind: 'route', name: 'TypeError', message: 'no page', stack: frames },
  ],
  [
    'a page that was answered with 503',
    own({ status: 503, data: 'jane@example.com' }),
    { kind: 'route', message: 'The page was answered with 503.', status: 503 },
  ],
  [
    'a failed call',
    refusal(500, { errorDetails: [{ errorId: 'GEN500', message: 'x' }], correlationId }),
    {
      kind: 'call',
      message: 'The call was answered with 500.',
      call: 'addItem',
      status: 500,
      errorId: 'GEN500',
      correlationId,
    },
  ],
  [
    'a call that somebody else has answered',
    refusal(502, { errorDetails: [{ errorId: 'bad gateway', message: 'x' }], correlationId: '' }),
    { kind: 'call', call: 'addItem', status: 502 },
  ],
  [
    'a script that cannot be loaded',
    missing('<script src="/assets/used-frame-C0ffee12.js"></script>'),
    { kind: 'file', message: '/assets/used-frame-C0ffee12.js' },
  ],
  [
    'a style sheet that cannot be loaded',
    missing('<link href="/assets/frame-C0ffee12.css">'),
    { kind: 'file', message: '/assets/frame-C0ffee12.css' },
  ],
]

describe('what is reported', () => {
  test.each(failures)('of %s', (_, failure, expected) => {
    const report = reportOf(failure, path)
    expect(report).toMatchObject({ path, ...expected })
    expect(browserError.safeParse(report).error).toBeUndefined()
  })

  test('is shortened to what the call takes', () => {
    const long = `${'😀 '.repeat(20_000)}`
    const report = reportOf(
      uncaught(errorOf(long, `${frames}\n`.repeat(1_000))),
      `/${'a/'.repeat(900)}`,
    )
    expect(browserError.safeParse(report).error).toBeUndefined()
    expect(report?.message.length).toBeGreaterThan(490)
  })
})

const secrets = ['jane@example.com', 'q7Rz1Lm4Xv9Kc2Np8Tb5Wd3Hs6Jf0Yg', 'CRN-83HESXWEG', '402913']

test.each(secrets)('the report of an error does not contain %s', (secret) => {
  const stack = `at f (https://shop.example/en-us/orders/${secret}?st=${secret}:1:2)\n${frames}`
  const error = errorOf(`no ${secret} in /a?b=${secret}`, stack)
  error.name = secret
  const report = JSON.stringify(
    [
      uncaught(error),
      rejected(error),
      rejected(secret),
      own(error),
      missing(`<script src="/${secret}?${secret}">`),
    ].map((failure) => reportOf(failure, `/en-us/orders/${secret}`)),
  )
  expect(report).not.toContain(secret)
  expect(report).toContain('/assets/libraries-Dq8sX1.js:1:20345')
})

test('an address at the end of what is kept is not cut before it is found', () => {
  const message = `${'word '.repeat(3_998)}jane@example.com`
  expect(JSON.stringify(reportOf(rejected(message), path))).not.toContain('jane')
  const filler = 'CRN-83HESXWEG '.repeat(1_430)
  expect(reportOf(rejected(`${filler}jane@example.com`), path)?.message).not.toContain('jane')
})

test.each<[string, Event]>([
  ['a picture that cannot be loaded', missing('<img src="/images/x.webp">')],
  ['a page that does not exist', own({ status: 404 })],
  ['a request that the page has given up', rejected(new DOMException('left', 'AbortError'))],
  [
    'an extension of the browser',
    uncaught(errorOf('x', 'at a (chrome-extension://abcdef/content.js:1:2)')),
  ],
])('%s is no failure of the shop', (_, failure) => {
  expect(reportOf(failure, path)).toBeUndefined()
})
