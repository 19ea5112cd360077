import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopWithPages, readShownHtml, type VisitPage } from '../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 60_000)

afterAll(() => shop.close())

test('a category that does not exist is shown as an empty listing (SRCH-003)', async () => {
  const unknown = await visit('/en-us/c/nothing-999999')
  expect(unknown.status).toBe(404)
  expect(await readShownHtml(unknown)).toContain('This shelf is empty.')
  const readCatalogue = async () => refusedAnswer('listedProductNotFound')
  const refused = await visit('/en-us/c/women-210000', { calls: { readCatalogue } })
  expect(await readShownHtml(refused)).toContain('This shelf is empty.')
})
