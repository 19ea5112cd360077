import { payerWith } from '@cairn/commerce/testing/payer'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { ProviderAway } from '@cairn/commerce/payments/provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  const usual = await openShop()
  await usual.close()
  ;({ shop, visit } = await openVisited({
    provider: {
      ...usual.provider,
      offers: ['card'],
      findCard: async (sessionId) => {
        if (sessionId === 'shopper-away') throw new ProviderAway('no answer')
        return sessionId === 'shopper-1'
          ? { brand: 'visa', last4: '1111', expiryMonth: 3, expiryYear: 2090 }
          : undefined
      },
    },
  }))
}, 180_000)

afterAll(() => shop.close())

const home = (card: string) => `/en-us/checkout/return?card=${card}`

it('whoever comes back from typing a card goes on paying, with it', async () => {
  const { visitor, read } = await payerWith(shop)
  for (const _ of ['come back', 'reloaded']) {
    const answer = await visit(home('shopper-1'), { visitor })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  }
  expect((await read()).paymentInstruments).toMatchObject([{ card: { last4: '1111' } }])
})

it('whoever typed none goes on paying, without', async () => {
  const { visitor, read } = await payerWith(shop)
  const answer = await visit(home('shopper-nobody'), { visitor })
  expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  expect((await read()).paymentInstruments).toEqual([])
})

it('where the provider is away, the page says so, and how to look again', async () => {
  const { visitor, read } = await payerWith(shop)
  const page = await visit(home('shopper-away'), { visitor })
  const html = await page.text()
  expect(html).toContain('Your card is not here yet.')
  expect(html).toContain(`href="${home('shopper-away')}"`)
  expect((await read()).paymentInstruments).toEqual([])
})

it('no page offers a wallet, or paying later, that the provider does not take', async () => {
  const { visitor } = await payerWith(shop)
  const { headers } = await visit('/en-us/p/summit-CAIRN001BLK', { visitor })
  const product = await visit(new URL(headers.get('location') ?? '', shopOrigin).pathname, {
    visitor,
  })
  for (const page of [product, await visit('/en-us/cart', { visitor })]) {
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).not.toContain('Wallet pay')
  }
})
