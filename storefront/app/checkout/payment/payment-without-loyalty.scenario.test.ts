import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const site = { hasLoyalty: true }
overrideSiteSettings(() => site)

const { shop, visit } = openShopBeforeTests()

/** What cart and payment say of rewards to a shopper whose gift card pays a part, by the path of the page. */
async function rewardTextsFor(account: string) {
  const { visitor, basketId, giftCard } = await openPayingShopper(shop(), { account })
  await setAddresses(visitor, basketId)
  expect((await giftCard('0001')).status).toBe(200)
  const texts: Record<string, string[]> = {}
  for (const path of ['cart', 'checkout?step=billing', 'checkout?step=summary']) {
    const html = await readShownHtml(await visit(`/en-us/${path}`, { visitor }))
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
    expect(main).toContain('Summit Down Jacket')
    texts[path] = main.match(/[^<>]*\b(points?|vouchers?|rewards?)\b[^<>]*/gi) ?? []
  }
  return texts
}

test('without a programme, cart and payment do not mention points, vouchers or rewards (LOY-016)', async () => {
  expect(Object.values(await rewardTextsFor('shopper')).flat()).toContain(
    'Gift cards and reward codes',
  )
  site.hasLoyalty = false
  expect(await rewardTextsFor('member')).toEqual({
    cart: [],
    'checkout?step=billing': [],
    'checkout?step=summary': [],
  })
})
