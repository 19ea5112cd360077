import { hostedPageProvider } from '@cairn/commerce/testing/hosted-page-provider'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests({ provider: hostedPageProvider })

const home = (card: string) => `/en-us/checkout/return?card=${card}`

test('continues on the billing step with the entered card', async () => {
  const { visitor, read } = await openPayingShopper(shop())
  for (const _ of ['come back', 'reloaded']) {
    const answer = await visit(home('shopper-1'), { visitor })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  }
  expect((await read()).paymentInstruments).toMatchObject([{ card: { last4: '1111' } }])
})

test('continues on the billing step if no card was entered', async () => {
  const { visitor, read } = await openPayingShopper(shop())
  const answer = await visit(home('shopper-nobody'), { visitor })
  expect(answer.headers.get('location')).toBe('/en-us/checkout?step=billing')
  expect((await read()).paymentInstruments).toEqual([])
})

test('shows that the provider is unavailable and offers to check again', async () => {
  const { visitor, read } = await openPayingShopper(shop())
  const page = await visit(home('shopper-away'), { visitor })
  const html = await page.text()
  expect(html).toContain('Your card is not here yet.')
  expect(html).toContain(`href="${home('shopper-away')}"`)
  expect((await read()).paymentInstruments).toEqual([])
})

test('does not offer payment methods that the provider does not support', async () => {
  const { visitor } = await openPayingShopper(shop())
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
