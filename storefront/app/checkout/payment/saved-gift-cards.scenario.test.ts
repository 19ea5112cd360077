import { signInAs } from '@cairn/commerce/testing/sign-in'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function atBilling(accountName?: string) {
  const visitor = await shop().guest()
  if (accountName !== undefined) await signInAs(visitor, `${accountName}@cairn.test`)
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  await visitor.send('createCartWithItem', { body, locale: 'en-gb' })
  const post = (form: Record<string, string>) =>
    visit('/en-gb/checkout?step=billing', { visitor, form })
  await post({
    intent: 'shipping',
    email: 'ines@rochat.example',
    firstName: 'Ines',
    lastName: 'Rochat',
    addressLine1: '14 Tanner Street',
    city: 'London',
    postalCode: 'SE1 3LD',
    phone: '020 7946 0018',
    isBillingAddress: 'on',
  })
  const html = async () => (await visit('/en-gb/checkout?step=billing', { visitor })).text()
  return { visitor, post, html }
}

const offeredCards = (html: string) =>
  Array.from(html.matchAll(/aria-label="Use: ([^"]+)"/g), ([, name]) => name)

const giftCard = {
  intent: 'pay',
  method: 'GIFT_CARD',
  instrumentId: 'ca000004-0000-4000-8000-000000000004',
}

describe('saved gift cards and reward cards', () => {
  test('are offered with their balance and pay without number and PIN (PAY-034)', async () => {
    const { post, html } = await atBilling('shopper')
    const htmlBefore = await html()
    expect(offeredCards(htmlBefore)).toEqual(['Gift card •••• 0021', 'Reward card •••• 0031'])
    expect(htmlBefore).toContain('£40.00 left')
    expect(htmlBefore).toContain('£20.00 left')

    expect((await post(giftCard)).status).toBe(303)
    const htmlAfter = await html()
    expect(offeredCards(htmlAfter)).toEqual(['Reward card •••• 0031'])
    expect(htmlAfter).toMatch(/\W£40\.00<\/p>/)
  })

  test('are not shown to other shoppers (PAY-034)', async () => {
    expect(offeredCards(await (await atBilling()).html())).toEqual([])
    expect(offeredCards(await (await atBilling('member')).html())).toEqual([])
  })

  test('are read by their kinds from the consumer service, as are the vouchers (ACC-007)', async () => {
    const { visitor } = await atBilling('member')
    const requests: unknown[] = []
    const calls: Partial<Client> = {
      readSavedInstruments: async ({ query }) => {
        requests.push(query.payment_method_id)
        return accept({ payment_instruments: [] })
      },
      readVouchers: async () => {
        requests.push('vouchers')
        return accept({ memberId: 'M-1', currentLoyaltyPoints: 0, applicableLoyaltyVouchers: [] })
      },
    }
    await visit('/en-gb/checkout?step=billing', { visitor, calls })
    expect(requests).toEqual([
      ['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'],
      'vouchers',
    ])
  })

  test('show beside them why one of them is refused', async () => {
    const { visitor, post } = await atBilling('shopper')
    const params = { paymentInstrumentId: 'ca000005-0000-4000-8000-000000000005' }
    await visitor.send('removeSavedInstrument', { params })
    const reward = { ...giftCard, method: 'REWARD_CARD', instrumentId: params.paymentInstrumentId }
    const answer = await post(reward)
    expect(answer.status).toBe(409)
    const html = await answer.text()
    const alerts = Array.from(html.matchAll(/role="alert"[^>]*>(.*?)<\/p>/gs), ([, text]) => text)
    expect(alerts).toHaveLength(1)
    expect(alerts[0]).toContain(messageFor('instrumentNotFound', 'en'))
    expect(/<input[^>]*name="code"[^>]*>/.exec(html)?.[0]).not.toContain('aria-invalid="true"')
  })
})

test('the PIN of a gift card is not called optional', async () => {
  const html = await (await atBilling()).html()
  const fieldOfPin = /<label[^>]*>PIN(.*?)name="pin"[^>]*>/s.exec(html)?.[0] ?? ''

  expect(fieldOfPin).toContain('name="pin"')
  expect(fieldOfPin).not.toContain('Optional')
})
