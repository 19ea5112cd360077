import { shopPages } from '@cairn/contract/content/shop-pages'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const pathsOf = (entries: typeof routes): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])

test('every page that no document describes is one of the pages that documents may link to', () => {
  const catalogue = new Set(['c', 'p', '*', ''])
  const firstSegments = pathsOf(routes)
    .map((path) => path.replace(/^:locale\/?/, '').split('/')[0] ?? '')
    .filter((segment) => !catalogue.has(segment))

  expect(firstSegments.length).toBeGreaterThan(10)
  expect(firstSegments.filter((segment) => !shopPages.has(segment))).toEqual([])
})
