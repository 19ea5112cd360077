import { importRows, inEveryLocale } from '@cairn/commerce/testing/import-rows'
import { guestWithCart } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { currencies } from '@cairn/contract/fields/money'
import { afterEach, describe, expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()
afterEach(() => expect(shop().unexpectedErrors).toEqual([]))

/** A jacket costs 280. */
const { sku } = demoProducts.jacket

type PromotionExample = { promotionId?: string; threshold?: number; text: object }

/** Replaces the only promotion: free delivery from a threshold, or a gift if its id contains GWP. */
async function configure({ promotionId = 'FREE', threshold = 1000, text }: PromotionExample) {
  const isGift = promotionId.includes('GWP')
  const amounts = Object.fromEntries(currencies.map((currency) => [currency, threshold * 100]))
  await shop().database.run('delete from promotions')
  const report = await importRows(shop().database.query, [
    {
      kind: 'promotion',
      promotionId,
      level: isGift ? 'ORDER' : 'SHIPPING',
      when: { spend: { amounts } },
      gives: isGift ? { type: 'gift', sku: 'CAIRN007SNW-OS' } : { type: 'freeShipping' },
      inProgressFrom: 50,
      texts: inEveryLocale({ name: 'Free delivery', ...text }),
    },
  ])
  expect(report).toMatchObject({ ok: true })
}

const openGuest = async () => (await guestWithCart(shop(), { sku, locale: 'en-gb' })).guest

/** The texts of the promotions on the cart page. */
async function shownTexts(visitor: Visitor): Promise<string[]> {
  const html = await readShownHtml(await visit('/en-gb/cart', { visitor }))
  expect(html).toContain(demoProducts.jacket.name)
  const callouts = html.matchAll(/<li class="promotion-callout">.*?<p>(.*?)<\/p>/gs)
  return Array.from(callouts, ([, text = '']) => text)
}

describe('the cart page', () => {
  const text = { callout: 'Spend more|Almost there|Earned' }

  test('shows the part of a call-out for the state of the cart (PROMO-005, PROMO-015)', async () => {
    const guest = await openGuest()
    await configure({ text })
    expect(await shownTexts(guest)).toEqual(['Spend more'])
    await configure({ threshold: 400, text })
    expect(await shownTexts(guest)).toEqual(['Almost there'])
    await configure({ threshold: 280, text })
    expect(await shownTexts(guest)).toEqual(['Earned'])
    await configure({ text: { callout: 'Spend more|Earned' } })
    expect(await shownTexts(guest)).toEqual([])
  })

  test('shows the third part, or the name of the promotion without it (PROMO-016)', async () => {
    const guest = await openGuest()
    await configure({ threshold: 280, text })
    expect(await shownTexts(guest)).toEqual(['Earned'])
    await configure({ threshold: 280, text: { callout: 'Spend more|Almost there|' } })
    expect(await shownTexts(guest)).toEqual(['Free delivery'])
  })
})

describe('the cart page with a gift', () => {
  const promotionId = 'SUMMER-GWP-1'
  const texts = {
    guest: 'For guests',
    registered: 'For members',
    default: 'For all',
    earned: 'Yours',
  }
  const openShopper = async () => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'shopper@cairn.test')
    await visitor.send('createCartWithItem', { body: { sku }, locale: 'en-gb' })
    return visitor
  }

  test('shows the text for guests to guests, and only for gifts (PROMO-010, PROMO-011)', async () => {
    const guest = await openGuest()
    await configure({ promotionId, text: texts })
    expect(await shownTexts(guest)).toEqual(['For guests'])
    await configure({ promotionId: 'SUMMER-1', text: texts })
    expect(await shownTexts(guest)).toEqual([])
  })

  test('shows signed-in shoppers their text, and otherwise that for all (PROMO-012, PROMO-013)', async () => {
    const [shopper, guest] = [await openShopper(), await openGuest()]
    await configure({ promotionId, text: texts })
    expect(await shownTexts(shopper)).toEqual(['For members'])
    await configure({ promotionId, text: { default: 'For all' } })
    expect(await shownTexts(shopper)).toEqual(['For all'])
    expect(await shownTexts(guest)).toEqual(['For all'])
  })

  test('shows the text of an earned gift from its threshold on (PROMO-014)', async () => {
    const guest = await openGuest()
    await configure({ promotionId, threshold: 281, text: texts })
    expect(await shownTexts(guest)).toEqual(['For guests'])
    await configure({ promotionId, threshold: 280, text: texts })
    expect(await shownTexts(guest)).toEqual(['Yours'])
  })
})
