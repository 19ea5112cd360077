import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openShopWithPages,
  readShownHtml,
  type VisitPage,
} from '../../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 60_000)
afterAll(() => shop.close())

test('store staff select their store from those that the shop answers with (INST-026)', async () => {
  const guest = await shop.guest()
  const { body } = await guest.send<{ stores: { id: string; name: string }[] }>('readStores')
  const html = await readShownHtml(await visit('/en-us/associate-login'))
  const options = html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)
  const shownStores = Array.from(options, ([, id, name]) => ({ id, name }))

  expect(shownStores).toContainEqual({ id: '0042', name: 'Cairn Denver' })
  expect(shownStores).toEqual(expect.arrayContaining(body.stores))
})
