import '../testing/test-dom.ts'
import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithPages, type VisitPage } from '../testing/test-visit.ts'
import { readPageSettings } from './page-settings.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 60_000)
afterAll(() => shop.close())

test.each([true, false])(
  'scripts read from the page whether they send answers for validation: %s (SES-025)',
  async (validatesAnswers) => {
    const html = await (await visit('/en-gb/cart', { validatesAnswers })).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(readPageSettings(page)).toMatchObject({
      locale: 'en-gb',
      siteId: 'CAIRN-GB',
      accessKey: 'the-key',
      validatesAnswers,
    })
  },
)
