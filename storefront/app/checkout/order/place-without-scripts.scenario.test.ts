import { onFault } from '@cairn/commerce/platform/faults'
import { cardTokens, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import {
  openPayingShopper,
  type PayingShopper,
} from '@cairn/commerce/testing/shopper-with-instrument'
import { setStock, stockOf } from '@cairn/commerce/testing/stock'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Order } from '@cairn/contract/orders/order'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests({ asksForCaptcha: true })
beforeEach(() => shop().database.run('delete from unverified_orders'))

const { sku } = demoProducts.jacket
const summary = '/en-us/checkout?step=summary'
const location = ({ headers }: Response) => headers.get('location')

const billing = '/en-us/checkout?step=billing'

/** What the form for a reward sends. A card pays the rest. */
const rewardForms = {
  'reward code': { method: 'REWARD_CODE', code: 'REWARD25' },
  'reward card': { method: 'REWARD_CARD', code: '7007 4900 0000 0001', pin: '1111' },
}

type TestPayment = 'gift card' | keyof typeof rewardForms | keyof typeof cardTokens | 'later'

const isReward = (payment: TestPayment): payment is keyof typeof rewardForms =>
  payment in rewardForms

async function shopperPaying(payment: TestPayment, otherSkus: readonly string[] = []) {
  const shopper = await openPayingShopper(shop())
  const { visitor, basketId, pay } = shopper
  for (const otherSku of otherSkus)
    await visitor.send('addItem', { body: { basketId, sku: otherSku, qty: 1 } })
  await setAddresses(visitor, basketId)
  if (payment === 'gift card') await shopper.giftCard('0002')
  else if (payment === 'later') await pay({ payment_method_id: 'KLARNA' })
  else {
    if (isReward(payment)) await postPayment(visitor, rewardForms[payment])
    await payWithCard(pay, cardTokens[isReward(payment) ? 'approve' : payment])
  }
  return shopper
}

function payWithCard(pay: PayingShopper['pay'], token: string = cardTokens.approve) {
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2090 }
  return pay({ payment_method_id: 'CREDIT_CARD', card: { token, ...card } })
}

async function postPayment(visitor: Visitor, fields: Record<string, string>, open = visit) {
  const answer = await open(billing, { visitor, form: { intent: 'pay', ...fields } })
  expect(answer.status).toBe(303)
}

type FormPlace = { path: string; value: string; open?: typeof visit }

/** The fields of the form of a page that has a field with a value. */
async function formFields(
  visitor: Visitor,
  { path, value, open = visit }: FormPlace,
): Promise<Record<string, string>> {
  const html = await readShownHtml(await open(path, { visitor }))
  const forms = Array.from(html.matchAll(/<form[^>]*>(.*?)<\/form>/gs), ([, form = '']) => form)
  const form = forms.find((candidate) => candidate.includes(`value="${value}"`)) ?? ''
  const fields = form.matchAll(/name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries(Array.from(fields, ([, name, text]) => [name, text]))
}

const orderFields = (visitor: Visitor, open = visit) =>
  formFields(visitor, { path: summary, value: 'place', open })

async function pressPlaceOrder(visitor: Visitor, changes: Record<string, string> = {}) {
  const form = { ...(await orderFields(visitor)), ...changes }
  expect(form).toHaveProperty('seenTotal')
  return visit(summary, { visitor, form })
}

const orderCount = async () =>
  Number((await shop().database.run('select count(*) from orders')).rows[0]?.['count'])

describe('without scripts an order is placed', () => {
  test.each<[TestPayment, string[]]>([
    ['gift card', ['GIFT_CARD']],
    ['reward code', ['CREDIT_CARD', 'REWARD_CODE']],
    ['reward card', ['CREDIT_CARD', 'REWARD_CARD']],
    ['approve', ['CREDIT_CARD']],
  ])('and paid, and its number is confirmed: %s (ORD-001)', async (payment, codes) => {
    const { visitor, basketId } = await shopperPaying(payment)
    const answer = await pressPlaceOrder(visitor)

    expect(answer.status).toBe(303)
    expect(location(answer)).toMatch(/^\/en-us\/order-confirmation\?order=CRN-\w+$/)
    const confirmation = await readShownHtml(await visit(location(answer) ?? '', { visitor }))
    expect(confirmation).toContain(en.thankYou)
    expect(confirmation).toContain('Summit Down Jacket')
    const number = location(answer)?.split('order=')[1] ?? ''
    expect(confirmation).toContain(`>${en.orderNumber.replace('{number}', number)}<`)
    expect([...visitor.jar.values()]).not.toContain(basketId)
    const params = { orderId: number }
    const { paymentMethod } = (await visitor.send<Order>('readOrder', { params })).body
    expect(paymentMethod.map(({ code }) => code).toSorted()).toEqual(codes)
  })

  test('once, if its form is sent twice, and both lead to its confirmation', async () => {
    const { visitor } = await shopperPaying('approve')
    const form = await orderFields(visitor)
    const before = await orderCount()
    const pressedAgain = { ...visitor, jar: new Map(visitor.jar) }
    const first = await visit(summary, { visitor, form })
    const second = await visit(summary, { visitor: pressedAgain, form })

    expect(location(first)).toMatch(/order-confirmation/)
    expect(location(second)).toBe(location(first))
    expect(await orderCount()).toBe(before + 1)
  })

  test('at most five times an hour from one network, because no captcha is solved', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await pressPlaceOrder((await shopperPaying('approve')).visitor)).status)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303])

    const { visitor } = await shopperPaying('approve')
    const answer = await pressPlaceOrder(visitor)
    expect(answer.status).toBe(409)
    expect(await readShownHtml(answer)).toContain(en.tooManyWithoutScripts)
    await shop().database.run(
      `update unverified_orders set counted_since = now() - interval '61 minutes'`,
    )
    expect((await pressPlaceOrder(visitor)).status).toBe(303)
  })
})

describe('without scripts no order is placed', () => {
  test('at another total than the form showed', async () => {
    const { visitor } = await shopperPaying('approve')
    const before = await orderCount()
    const answer = await pressPlaceOrder(visitor, { seenTotal: '1.00' })

    expect(answer.status).toBe(409)
    expect(await readShownHtml(answer)).toMatch(/role="alert"/)
    expect(await orderCount()).toBe(before)
  })

  /** What the page shows when the jacket sells out while the order is placed. */
  async function placeWhileJacketSellsOut(visitor: Visitor) {
    const form = await orderFields(visitor)
    const pieces = await stockOf(shop(), sku)
    const disarm = onFault('order.requested', () => setStock(shop(), sku, 0))
    const answer = await visit(summary, { visitor, form })
    disarm()
    const page = await readShownHtml(answer)
    await setStock(shop(), sku, pieces)
    expect(answer.status).toBe(409)
    return page
  }

  test('if an item sells out meanwhile, which the page says beside it (CART-076)', async () => {
    const { visitor } = await shopperPaying('approve', [demoProducts.shoe.sku])
    const page = await placeWhileJacketSellsOut(visitor)
    expect(page).toContain(messageFor('itemNoLongerAvailable', 'en'))
    expect(page).toContain(en.lineSoldOut)
  })

  describe('if every item sells out, which the page says (CART-059)', () => {
    const message = /role="alert"[^>]*>[^]*The order cannot be completed\./

    test('while the order is placed', async () => {
      const { visitor } = await shopperPaying('approve')
      expect(await placeWhileJacketSellsOut(visitor)).toMatch(message)
    })

    test('before the button is pressed', async () => {
      const { visitor } = await shopperPaying('approve')
      const form = await orderFields(visitor)
      const pieces = await stockOf(shop(), sku)
      await setStock(shop(), sku, 0)
      const page = await readShownHtml(await visit(summary, { visitor, form }))
      await setStock(shop(), sku, pieces)
      expect(page).toMatch(message)
    })
  })

  test('and its button is not shown while an item is sold out', async () => {
    const { visitor } = await shopperPaying('approve')
    expect(await orderFields(visitor)).toHaveProperty('seenTotal')
    const pieces = await stockOf(shop(), sku)
    await setStock(shop(), sku, 0)
    const fields = await orderFields(visitor)
    await setStock(shop(), sku, pieces)
    expect(fields).toEqual({})
  })

  test.each([
    ['decline', 'paymentFailed', messageFor('paymentFailed', 'en')],
    ['challenge', 'challenge', en.challengeNeedsScripts],
  ] as const)('with a card that needs more: %s', async (card, reason, text) => {
    const { visitor } = await shopperPaying(card)
    const answer = await pressPlaceOrder(visitor)

    expect(answer.status).toBe(303)
    expect(location(answer)).toBe(`/en-us/checkout?step=billing&refused=${reason}`)
    const page = await readShownHtml(await visit(location(answer) ?? '', { visitor }))
    expect(page).toContain(en.paymentTitle)
    expect(page).toContain(text)
    expect(page).toContain('Summit Down Jacket')
  })

  test('with Klarna, whose window needs them', async () => {
    const { visitor, basketId } = await shopperPaying('later')
    const page = await readShownHtml(await visit(summary, { visitor }))
    expect(page).toContain(en.payLaterNeedsScripts)
    expect(await orderFields(visitor)).toEqual({})

    const form = { intent: 'place', cartId: basketId, seenTotal: '320', seenToPay: '320' }
    const answer = await visit(summary, { visitor, form })
    expect(answer.status).toBe(409)
    expect(await readShownHtml(answer)).toContain(en.payLaterNeedsScripts)
  })
})

describe('the first step says which payments work without scripts', () => {
  const usualShop = openShopBeforeTests()

  async function noscriptHtml(visitor: Visitor, step: string) {
    const page = await usualShop.visit(`/en-us/checkout?step=${step}`, { visitor })
    const parts = (await readShownHtml(page)).matchAll(/<noscript>(.*?)<\/noscript>/gs)
    return Array.from(parts, ([, html]) => html).join(' ')
  }

  const noscriptTexts = async (visitor: Visitor, step: string) =>
    (await noscriptHtml(visitor, step)).replaceAll(/<[^>]*>/g, ' ')

  test('to a guest', async () => {
    const { visitor } = await openPayingShopper(usualShop.shop())
    const texts = await noscriptTexts(visitor, 'shipping')
    expect(texts).toContain(
      'Without JavaScript you can pay with: Gift card, Reward code, Reward card.',
    )
    expect(texts).toContain('These need JavaScript: New card, Wallet pay, Pay later with Klarna.')
  })

  test.each([
    ['member', 'Points'],
    ['athlete', 'Athlete’s credit'],
  ])('to the demo’s %s', async (account, name) => {
    const { visitor } = await openPayingShopper(usualShop.shop(), { account })
    const [possible] = (await noscriptTexts(visitor, 'shipping')).split('These need JavaScript')
    expect(possible).toContain(name)
  })

  test.each([
    { account: 'athlete', payment: 'ATHLETES_PAYMENT', typed: {} },
    { account: 'member', payment: 'LOYALTY_POINTS', typed: { points: '1000' } },
    { account: 'member', payment: 'voucher', typed: { points: '2500' } },
  ])('and $payment of the $account pays', async ({ account, payment, typed }) => {
    const { visit: open } = usualShop
    const { visitor, basketId, pay, read } = await openPayingShopper(usualShop.shop(), { account })
    await setAddresses(visitor, basketId)
    const before = (await read()).totals.remainingToPay
    const fields = await formFields(visitor, { path: billing, value: payment, open })
    expect(fields).toHaveProperty('intent')
    await open(billing, { visitor, form: { ...fields, ...typed } })
    const rest = (await read()).totals.remainingToPay
    expect(rest).toBeLessThan(before)
    if (rest > 0) await payWithCard(pay)
    const answer = await open(summary, { visitor, form: await orderFields(visitor, open) })
    expect(location(answer)).toMatch(/^\/en-us\/order-confirmation\?order=CRN-\w+$/)
  })

  test('to a signed-in shopper, who can pay with each saved card', async () => {
    const { visitor, basketId } = await openPayingShopper(usualShop.shop(), {
      account: 'shopper',
    })
    await setAddresses(visitor, basketId)
    expect(await noscriptTexts(visitor, 'shipping')).toContain('Saved card')
    expect(await noscriptTexts(visitor, 'billing')).toMatch(/•••• \d{4}/)

    const html = await noscriptHtml(visitor, 'billing')
    const [, instrumentId = ''] =
      /value="CREDIT_CARD"\/><input[^>]* name="instrumentId" value="([^"]+)"/.exec(html) ?? []
    await postPayment(visitor, { method: 'CREDIT_CARD', instrumentId }, usualShop.visit)
    const form = await orderFields(visitor, usualShop.visit)
    const answer = await usualShop.visit(summary, { visitor, form })
    expect(location(answer)).toMatch(/^\/en-us\/order-confirmation\?order=CRN-\w+$/)
  })
})
