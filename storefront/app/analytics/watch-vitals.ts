import type { sendReport } from './send-report.ts'

type Entry = PerformanceEntry & {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
  responseStart?: number
  loadEventEnd?: number
}

type Rules = { send: typeof sendReport }

/**
 * Measures how long the page takes, and sends it once, when the visitor leaves the page or turns to another tab. CLS is sent
 * times 1,000, because the call takes milliseconds. Pages contain the text of this function, so it uses nothing from outside.
 */
export function watchVitals({ send }: Rules): void {
  // Nobody waits for a page that opens in the background.
  if (document.hidden) return
  const times: Record<string, number> = {}
  let isSent = false
  let from = 0
  let to = 0
  let score = 0
  const readers: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint': ({ startTime }) => {
      times['LCP'] = startTime
    },
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') times['FCP'] = startTime
    },
    event: ({ interactionId, duration }) => {
      if (interactionId) times['INP'] = Math.max(times['INP'] ?? 0, duration)
    },
    // The worst series of shifts, each within a second of the one before, and all within five.
    'layout-shift': ({ startTime, value = 0, hadRecentInput }) => {
      if (hadRecentInput) return
      if (!score || startTime - to > 1000 || startTime - from > 5000) {
        from = startTime
        score = 0
      }
      to = startTime
      score += value * 1000
      times['CLS'] = Math.max(times['CLS'] ?? 0, score)
    },
  }
  for (const type of PerformanceObserver.supportedEntryTypes) {
    const read = readers[type]
    if (!read) continue
    if (type === 'layout-shift') times['CLS'] = 0
    const options = { type, buffered: true, durationThreshold: 40 }
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(options)
  }
  const leave = ({ type }: Event) => {
    const { view } = globalThis.pageAnalytics ?? {}
    if (isSent || !view || (type !== 'pagehide' && !document.hidden)) return
    const [navigation]: Entry[] = performance.getEntriesByType('navigation')
    if (navigation?.responseStart) times['TTFB'] = navigation.responseStart
    if (navigation?.loadEventEnd) times['load'] = navigation.loadEventEnd
    const labels = { page: view.page_type, locale: view.locale }
    isSent = send('/fapi/performance/ingest', {
      measureBatch: Object.entries(times).map(([name, time]) => ({
        name,
        duration: Math.round(time),
        labels,
      })),
    })
  }
  addEventListener('pagehide', leave)
  addEventListener('visibilitychange', leave)
}
