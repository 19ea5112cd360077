// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentChange } from '../platform/consent-changes.ts'
import { collectErrors, failureEvents } from './collect-errors.ts'
import { reportErrors } from './error-reports.ts'
import { sendReport } from './send-report.ts'

/** What the page contains: the text of the function. */
const collect: typeof collectErrors = new Function(`return ${String(collectErrors)}`)()
const rules = { send: sendReport, events: failureEvents, max: 10 }

type Report = { kind: string; message: string; count?: number; path: string }

const fetchReport = vi.fn<typeof fetch>()
const root = document.documentElement
let page = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  fetchReport.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchReport)
  root.dataset['locale'] = 'en-us'
  root.dataset['allows'] = 'required performanceAndAnalytics'
  page = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.stubGlobal(
    'addEventListener',
    (name: string, listener: (event: Event) => void, capture?: boolean) =>
      add(name, listener, { signal: page.signal, capture: capture === true }),
  )
})

afterEach(() => {
  page.abort()
  globalThis.pageFailures = undefined
  Reflect.deleteProperty(window, 'fail')
  vi.unstubAllGlobals()
  vi.useRealTimers()
  delete root.dataset['locale']
  delete root.dataset['allows']
})

const reports = (): Report[][] =>
  fetchReport.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).errors)

const fail = (message: string) =>
  dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }))

const leave = () => dispatchEvent(new Event('pagehide'))

/** Distinct words, because numbers are removed. */
const words = (count: number) => Array.from({ length: count }, (_, index) => 'x'.repeat(index + 1))

describe('the errors of a page', () => {
  test('are sent together, with those from before the code was loaded', () => {
    collect(rules)
    fail('early')
    reportErrors()
    fail('late')
    window.fail?.(new Error('route'))
    expect(reports()).toEqual([])

    vi.runAllTimers()
    expect(reports()).toHaveLength(1)
    expect(reports()[0]).toMatchObject([
      { kind: 'script', message: 'early', count: 1 },
      { kind: 'script', message: 'late', count: 1 },
      { kind: 'route', message: 'route', count: 1 },
    ])
  })

  test('are at most ten, however many there are', () => {
    collect(rules)
    for (const word of words(11)) fail(`early ${word}`)
    reportErrors()
    vi.runAllTimers()
    for (const word of words(11)) fail(`late ${word}`)
    vi.runAllTimers()
    leave()
    expect(reports().flat()).toHaveLength(10)
  })

  test('of the same kind are counted, and sent once', () => {
    reportErrors()
    for (const word of ['same', 'same', 'same', 'other']) fail(word)
    vi.runAllTimers()
    fail('same')
    vi.runAllTimers()
    leave()
    expect(reports()).toHaveLength(1)
    expect(reports()[0]).toMatchObject([
      { message: 'same', count: 3 },
      { message: 'other', count: 1 },
    ])
  })

  test('are sent at once when the page is left', () => {
    reportErrors()
    fail('last')
    leave()
    expect(reports()).toMatchObject([[{ message: 'last' }]])
  })

  test('wait for consent, and are sent when it is given (ANA-005)', () => {
    root.dataset['allows'] = 'required'
    collect(rules)
    fail('early')
    reportErrors()
    vi.runAllTimers()
    leave()
    expect(fetchReport).not.toHaveBeenCalled()

    root.dataset['allows'] = 'required performanceAndAnalytics'
    dispatchEvent(new Event(consentChange))
    expect(reports()).toMatchObject([[{ message: 'early' }]])
  })
})

describe('a page that is left before the code is loaded', () => {
  const missScript = () => {
    const script = document.createElement('script')
    script.src = 'https://shop.example/assets/libraries-Dq8sX1.js?jane'
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }

  test('reports in which files something has failed, and no texts', () => {
    collect(rules)
    missScript()
    dispatchEvent(
      new ErrorEvent('error', {
        message: 'jane@example.com',
        filename: 'https://shop.example/assets/frame-Dq8sX1.js?jane',
        lineno: 1,
        colno: 20_345,
      }),
    )
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'jane@example.com' }))
    leave()
    leave()
    expect(reports()).toEqual([
      [
        { kind: 'file', message: '/assets/libraries-Dq8sX1.js', path: '/en-us' },
        { kind: 'script', message: '/assets/frame-Dq8sX1.js', path: '/en-us' },
        { kind: 'rejection', message: 'unhandledrejection', path: '/en-us' },
      ],
    ])
  })

  test('reports nothing if nothing has failed but a picture', () => {
    collect(rules)
    const picture = document.createElement('img')
    document.body.append(picture)
    picture.dispatchEvent(new Event('error'))
    picture.remove()
    leave()
    expect(fetchReport).not.toHaveBeenCalled()
  })

  test('leaves everything to the code once it is loaded', () => {
    collect(rules)
    missScript()
    reportErrors()
    leave()
    expect(reports().flat()).toHaveLength(1)
  })

  test('keeps at most ten failures', () => {
    collect(rules)
    for (const word of words(12)) fail(word)
    expect(globalThis.pageFailures).toHaveLength(10)
    leave()
    expect(reports()[0]).toHaveLength(10)
  })

  test('sends nothing without consent (ANA-005)', () => {
    root.dataset['allows'] = 'required'
    collect(rules)
    missScript()
    leave()
    expect(fetchReport).not.toHaveBeenCalled()
  })
})
