import type { Figure } from './figures.ts'

const gainOfTwoWorkers = { text: '1.4 of one worker', isMet: ({ ratio }: Figure) => ratio >= 1.4 }

/** The targets on PostgreSQL with two cores and 16 connections. */
export const targets: Record<string, { text: string; isMet: (figure: Figure) => boolean }> = {
  'list of 24 products': atLeast(5000),
  'product detail': atLeast(5000),
  'search with facets, repeated': atLeast(4000),
  'search with facets, new each time': atLeast(1000),
  'product page, cached': atLeast(5000),
  'product page, not cached': atLeast(300),
  'cart page': atLeast(200),
  'read a cart of 3 lines': atLeast(2500),
  'new guest, new cart, first item': atLeast(500),
  'whole guest purchase, 8 shoppers at once': {
    text: '100 a second, p99 250 ms',
    isMet: ({ perSecond, p99 }) => perSecond >= 100 && p99 <= 250,
  },
  'read a cart of 50 lines': {
    text: 'a third of 5 lines',
    isMet: ({ ratio }) => ratio >= 1 / 3,
  },
  'read a cart of 3 lines, by two workers': gainOfTwoWorkers,
  'product page, not cached, by two workers': gainOfTwoWorkers,
}

export const maxStartMs = 3000
export const maxMemory = 350
/** The allowed round trips of a workload, by the beginning of its name. */
export const maxTrips: Record<string, number> = { read: 1, purchase: 6 }

function atLeast(perSecond: number) {
  return {
    text: `${perSecond.toLocaleString('en')} a second`,
    isMet: (figure: Figure) => figure.perSecond >= perSecond,
  }
}
