import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'
import { rowsOf } from './measured-block.ts'

const benefits = ['Mended', 'Returned', 'Collected'].map((title) => ({ icon: 'mend', title }))
const productIds = ['CAIRN001', 'CAIRN002', 'CAIRN003', 'CAIRN004']

beforeAll(() =>
  importRows([
    {
      kind: 'page',
      slug: 'measured-lists',
      title: 'Measured lists',
      sections: [
        {
          name: 'main',
          blocks: [
            { type: 'benefit-bar', fields: { benefits } },
            { type: 'catalog-grid', fields: { title: 'For the ridge', productIds } },
          ],
        },
      ],
    },
  ]),
)

test('benefits are in one bar, and products in a grid (CONT-068, CONT-069)', async ({ visit }) => {
  const { page } = await visit({ width: 1280 })
  await openPage(page, '/en-us/measured-lists')
  const bar = page.locator('[data-block=benefit-bar]')
  const products = page.locator('[data-block=catalog-grid]').getByRole('article')
  await expect
    .poll(() => bar.getByRole('heading').allTextContents())
    .toEqual(benefits.map(({ title }) => title))
  expect(await rowsOf(bar.getByRole('listitem'))).toEqual({ columns: 3, rows: 1 })
  await expect.poll(() => products.count()).toBe(4)
  expect(await rowsOf(products)).toEqual({ columns: 4, rows: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await rowsOf(products)).toEqual({ columns: 2, rows: 2 })
})

/** The left edge and width of the first element, with all elements of the list and after removing one after the other. */
const firstBoxes = (list: Locator) =>
  list.evaluate((element) => {
    const boxOfFirst = () => {
      const { left, width } = element.children[0]?.getBoundingClientRect() ?? new DOMRect()
      return `${Math.round(left)} ${Math.round(width)}`
    }
    const boxes = [boxOfFirst()]
    while (element.children.length > 1) {
      element.lastElementChild?.remove()
      boxes.push(boxOfFirst())
    }
    return boxes
  })

describe('the first element of a list keeps its place and width while the others arrive', () => {
  test.for([
    ['/en-us/search', '.cards'],
    ['/en-us', '.cards'],
    ['/en-us', '.benefits > ul'],
    ['/en-us', '.site-groups'],
    ['/en-us/p/summit-down-jacket-CAIRN001BLK', '.gallery'],
  ] as const)('on %s in %s', async ([path, selector], { visit }) => {
    const { page } = await visit({ width: 1440 })
    await openPage(page, path)
    const boxes = await firstBoxes(page.locator(selector).first())
    expect(boxes.length).toBeGreaterThan(2)
    expect(new Set(boxes).size, boxes.join(', ')).toBe(1)
  })
})
