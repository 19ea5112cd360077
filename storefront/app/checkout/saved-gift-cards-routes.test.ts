import { signInAs } from '@cairn/commerce/testing/people'
import { messageFor } from '@cairn/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods } from '../platform/test-goods.ts'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let opened: Awaited<ReturnType<typeof openVisited>>
let visit: VisitShop

beforeAll(async () => {
  opened = await openVisited()
  visit = opened.visit
}, 120_000)

afterAll(() => opened.shop.close())

async function atBilling(who?: string) {
  const visitor = await opened.shop.guest()
  if (who !== undefined) await signInAs(visitor, `${who}@cairn.test`)
  const body = { sku: goods.jacket.sku, qty: 1 }
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
    isForBill: 'on',
  })
  const html = async () => (await visit('/en-gb/checkout?step=billing', { visitor })).text()
  return { visitor, post, html }
}

const offered = (html: string) =>
  Array.from(html.matchAll(/aria-label="Use: ([^"]+)"/g), ([, name]) => name)

const giftCard = {
  intent: 'pay',
  method: 'GIFT_CARD',
  instrumentId: 'ca000004-0000-4000-8000-000000000004',
}

describe('gift cards and reward cards that are kept in the account', () => {
  it('are offered with what is left on them, and pay without number and PIN (PAY-034)', async () => {
    const { post, html } = await atBilling('shopper')
    const before = await html()
    expect(offered(before)).toEqual(['Gift card •••• 0021', 'Reward card •••• 0031'])
    expect(before).toContain('£40.00 left')
    expect(before).toContain('£20.00 left')

    expect((await post(giftCard)).status).toBe(303)
    const after = await html()
    expect(offered(after)).toEqual(['Reward card •••• 0031'])
    expect(after).toMatch(/\W£40\.00<\/p>/)
  })

  it('are shown to nobody else (PAY-034)', async () => {
    expect(offered(await (await atBilling()).html())).toEqual([])
    expect(offered(await (await atBilling('member')).html())).toEqual([])
  })

  it('say beside themselves why one of them does not pay', async () => {
    const { visitor, post } = await atBilling('shopper')
    const params = { paymentInstrumentId: 'ca000005-0000-4000-8000-000000000005' }
    await visitor.send('removeSavedInstrument', { params })
    const reward = { ...giftCard, method: 'REWARD_CARD', instrumentId: params.paymentInstrumentId }
    const answer = await post(reward)
    expect(answer.status).toBe(409)
    const html = await answer.text()
    const told = Array.from(html.matchAll(/role="alert"[^>]*>(.*?)<\/p>/gs), ([, said]) => said)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(messageFor('instrumentNotFound', 'en'))
    expect(/<input[^>]*name="code"[^>]*>/.exec(html)?.[0]).not.toContain('aria-invalid="true"')
  })
})
