import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { isHiddenByShopPage, shopPages } from '@cairn/contract/content/shop-pages'
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

test('every document whose URL belongs to a page of the shop is hidden by it, or shown there', () => {
  const paths = pathsOf(routes).map((path) => path.replace(/^:locale\/?/, ''))
  const ownPaths = paths.filter((path) => path !== '' && path !== '*')
  const slugs = ownPaths.flatMap((path) =>
    path.endsWith('/*') ? [path.slice(0, -2), path.replace('*', 'more')] : [path],
  )
  const shown = slugs.filter((slug) => !isHiddenByShopPage(slug))
  expect(slugs.length).toBeGreaterThan(20)
  expect(shown.filter((slug) => !embeddedPages.has(slug))).toEqual(['store-locator'])
})
