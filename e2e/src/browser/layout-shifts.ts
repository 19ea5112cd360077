import type { Page } from 'playwright-core'

const maxShift = 0.01

type Shift = { value: number; afterMs: number; elements: string[] }

/** The layout shifts of a page since it was opened if their sum is above the limit, otherwise none. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(readShifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total <= maxShift ? [] : shifts.map(describeShift)
}

const describeShift = ({ value, afterMs, elements }: Shift) =>
  `${value.toFixed(4)} after ${afterMs} ms: ${elements.join(', ')}`

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node | null }[]
}

/** Runs in the page. Shifts shortly after input are left out. */
function readShifts(): Promise<Shift[]> {
  const isUnexpected = (entry: PerformanceEntry): entry is LayoutShift =>
    'hadRecentInput' in entry && !entry.hadRecentInput
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text'
  const readEntries = () => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords()
    observer.disconnect()
    return entries.filter(isUnexpected).map(({ value, startTime, sources }) => ({
      value,
      afterMs: Math.round(startTime),
      elements: sources.map(({ node }) => nameOf(node)),
    }))
  }
  // The shifts of a frame are recorded when it is painted.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(readEntries())))
  })
}
