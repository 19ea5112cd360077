import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'

overrideSiteSettings((locale) => (locale === 'en-us' ? { maxGiftCards: 2 } : {}))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

test('a site can accept fewer gift cards for one order than the others (PAY-066)', async () => {
  const answersIn = async (locale: 'en-us' | 'en-ca') => {
    const { giftCard } = await openPayingShopper(shop, { locale })
    const answers: string[] = []
    for (const end of ['0011', '0012', '0013']) {
      const { status, errorId } = await giftCard(end)
      answers.push(errorId ?? `${status}`)
    }
    return answers
  }

  expect(await answersIn('en-us')).toEqual(['200', '200', 'GFC410'])
  expect(await answersIn('en-ca')).toEqual(['200', '200', '200'])
})
