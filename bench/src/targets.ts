import type { Figure } from './figures.ts'

/** What must be reached on PostgreSQL, on two cores with 16 connections. */
export const targets: Record<string, { text: string; isMet: (figure: Figure) => boolean }> = {
  'list of 24 products': atLeast(5000),
  'product detail': atLeast(5000),
  'search with facets, repeated': atLeast(4000),
  'search with facets, never asked before': atLeast(1000),
  'product page, kept': atLeast(5000),
  'product page, rendered afresh': atLeast(300),
  'read a cart of 3 lines': atLeast(2500),
  'new guest, new cart, first item': atLeast(500),
  'read a cart of 50 lines': {
    text: 'a third of 5 lines',
    isMet: ({ ratio }) => ratio >= 1 / 3,
  },
}

export const longestStart = 3000
export const mostMemory = 350
export const tripsOfARead = 1

function atLeast(perSecond: number) {
  return {
    text: `${perSecond.toLocaleString('en')} a second`,
    isMet: (figure: Figure) => figure.perSecond >= perSecond,
  }
}
