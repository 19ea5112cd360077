// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchVitals } from './watch-vitals.ts'

/** What the page contains: the text of the function. */
const watch: typeof watchVitals = new Function(`return ${String(watchVitals)}`)()

type Batch = { name: string; duration: number; labels: object }[]

const sent: Batch[] = []
let isAllowed = true
const send = (path: string, report: object) => {
  expect(path).toBe('/fapi/performance/ingest')
  if (isAllowed) sent.push((report as { measureBatch: Batch }).measureBatch)
  return isAllowed
}

/** The observers of the page, by the type of their entries. */
const observers = new Map<string, (...entries: object[]) => void>()
let supportedEntryTypes: string[] = []

class FakeObserver {
  static get supportedEntryTypes() {
    return supportedEntryTypes
  }
  notify
  constructor(notify: (list: { getEntries: () => object[] }) => void) {
    this.notify = notify
  }
  observe({ type }: { type: string }) {
    observers.set(type, (...entries) => this.notify({ getEntries: () => entries }))
  }
}

let isHidden = false
/** The listeners of the windows of earlier tests. */
const closing = { controller: new AbortController() }

beforeEach(() => {
  sent.length = 0
  isAllowed = true
  isHidden = false
  supportedEntryTypes = ['largest-contentful-paint', 'paint', 'event', 'layout-shift']
  observers.clear()
  closing.controller = new AbortController()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 120.4, loadEventEnd: 2_345.6 } as unknown as PerformanceEntry,
  ])
  const add = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Event) => void) =>
    add(name, listener, { signal: closing.controller.signal }),
  )
  globalThis.pageAnalytics = {
    allowed: Promise.resolve(),
    view: { event: 'page_view', page_type: 'PDP', page_path: '/', locale: 'de-de' },
    clicks: [],
    onClick: () => {},
  }
})

afterEach(() => {
  closing.controller.abort()
  globalThis.pageAnalytics = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const notify = (type: string, ...entries: object[]) => observers.get(type)?.(...entries)

const hide = () => {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const show = () => {
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const timesOf = (batch: Batch = []) =>
  Object.fromEntries(batch.map(({ name, duration }) => [name, duration]))

describe('the measurements of a page', () => {
  test('are sent together when the page is hidden, with the type of the page', () => {
    watch({ send })
    notify('largest-contentful-paint', { startTime: 500 }, { startTime: 812.3 })
    notify('paint', { name: 'first-paint', startTime: 300 })
    notify('paint', { name: 'first-contentful-paint', startTime: 350 })
    notify('event', { duration: 900 }, { interactionId: 7, duration: 88 })
    notify('event', { interactionId: 8, duration: 64 })
    expect(sent).toEqual([])

    hide()
    expect(timesOf(sent[0])).toEqual({
      LCP: 812,
      FCP: 350,
      INP: 88,
      CLS: 0,
      TTFB: 120,
      load: 2346,
    })
    for (const { labels } of sent[0] ?? []) expect(labels).toEqual({ page: 'PDP', locale: 'de-de' })
  })

  test('are sent once, however often the page is hidden, shown and left', () => {
    watch({ send })
    hide()
    show()
    hide()
    dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(1)
  })

  test('are sent when the page is left without being hidden', () => {
    watch({ send })
    dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(1)
  })

  test('contain the worst series of shifts that no input has caused, times 1,000', () => {
    watch({ send })
    notify('layout-shift', { startTime: 100, value: 0.01 }, { startTime: 900, value: 0.02 })
    notify('layout-shift', { startTime: 950, value: 0.5, hadRecentInput: true })
    notify('layout-shift', { startTime: 2_000, value: 0.025 })
    hide()
    expect(timesOf(sent[0])['CLS']).toBe(30)
  })

  test('end a series of shifts after five seconds', () => {
    watch({ send })
    for (let startTime = 100; startTime < 7_000; startTime += 900)
      notify('layout-shift', { startTime, value: 0.01 })
    hide()
    expect(timesOf(sent[0])['CLS']).toBe(60)
  })

  test('are those that the browser supports', () => {
    supportedEntryTypes = ['paint']
    watch({ send })
    hide()
    expect(timesOf(sent[0])).toEqual({ TTFB: 120, load: 2346 })
  })
})

test('nothing is sent of a page that is not viewed with consent, and later once it is (ANA-005)', () => {
  const { pageAnalytics } = globalThis
  globalThis.pageAnalytics = undefined
  watch({ send })
  hide()
  globalThis.pageAnalytics = pageAnalytics
  isAllowed = false
  show()
  hide()
  expect(sent).toEqual([])

  isAllowed = true
  show()
  hide()
  expect(sent).toHaveLength(1)
})

test('nothing is measured of a page that is opened in the background', () => {
  isHidden = true
  watch({ send })
  show()
  hide()
  expect([...observers.keys(), ...sent]).toEqual([])
})
