import { setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

type PayerOptions = Parameters<typeof openPayingShopper>[1]

async function openBilling(options: PayerOptions = {}) {
  const payer = await openPayingShopper(shop(), options)
  const { visitor, basketId } = payer
  await setAddresses(visitor, basketId)
  const read = async (path = '/en-us/checkout?step=billing') =>
    readShownHtml(await visit(path, { visitor }))
  const post = async (form: Record<string, string>) =>
    readShownHtml(await visit('/en-us/checkout?step=billing', { visitor, form }))
  return { ...payer, readPage: read, post }
}

describe('an athlete’s credit', () => {
  const creditText = (left: string, pays: string) =>
    `${left} left this year; it pays ${pays} of this order.`

  test('is shown with what remains and what it pays, to athletes only (PAY-008, PAY-035)', async () => {
    const { readPage, read } = await openBilling({ account: 'athlete' })
    const { total } = (await read()).totals
    const html = await readPage()
    expect(html).toContain(creditText('$1,100.00', `$${total.toFixed(2)}`))
    expect(html).toContain('name="method" value="ATHLETES_PAYMENT"')

    for (const account of ['member', 'shopper', undefined]) {
      const other = await openBilling({ account })
      const htmlOfOther = await other.readPage()
      expect(htmlOfOther).not.toContain('left this year')
      expect(htmlOfOther).not.toContain('ATHLETES_PAYMENT')
    }
  })

  /** Which rewards can be entered or selected. */
  const rewardControlsIn = (html: string) => ({
    hasCodes: /<option[^>]*value="REWARD_CODE"/.test(html),
    hasCards: /<option[^>]*value="REWARD_CARD"/.test(html),
    hasPoints: /<input[^>]*name="points"/.test(html),
  })

  test('has to be used up before rewards can be used (PAY-032)', async () => {
    await shop().database.exec(`
      insert into loyalty_members (member_id) values ('M-300200100');
      insert into points_entries (member_id, kind, points) values ('M-300200100', 'imported', 3000);
      update accounts set member_id = 'M-300200100', member_since = '2026-01-01'
      where email = 'athlete@cairn.test'`)
    const athlete = await openBilling({ account: 'athlete', qty: 5 })
    const html = await athlete.readPage()
    expect(rewardControlsIn(html)).toEqual({ hasCodes: false, hasCards: false, hasPoints: false })
    expect(html).toContain('They can be used once your athlete’s credit is used up.')

    const all = { hasCodes: true, hasCards: true, hasPoints: true }
    await athlete.pay({ payment_method_id: 'ATHLETES_PAYMENT' })
    expect(rewardControlsIn(await athlete.readPage())).toEqual(all)
    const member = await openBilling({ account: 'member' })
    expect(rewardControlsIn(await member.readPage())).toEqual(all)
  })

  test('is not the reason why rewards cannot pay for gift cards', async () => {
    const member = await openBilling({ account: 'member', sku: 'CAIRN008HTR-50' })
    const html = await member.readPage()
    expect(rewardControlsIn(html)).toEqual({ hasCodes: false, hasCards: false, hasPoints: false })
    expect(html).toContain('They do not pay for gift cards.')
  })
})

const paymentOptionsIn = (html: string) =>
  Array.from(
    html.matchAll(/name="paymentOption".*?<span class="option-title">([^<]+)/gs),
    ([, title]) => title,
  )

test('paying later can be chosen, which opens a session with the provider (PAY-006)', async () => {
  const { visitor, readPage, read } = await openBilling()
  expect(paymentOptionsIn(await readPage())).toContain('Pay later with Klarna')
  const form = { intent: 'pay', method: 'KLARNA' }
  const answer = await visit('/en-us/checkout?step=billing', { visitor, form })
  expect(answer.status).toBe(303)
  expect((await read()).paymentInstruments).toMatchObject([
    {
      payment_method_id: 'KLARNA',
      client_token: expect.stringMatching(/.+/),
      payment_method_categories: expect.arrayContaining([
        { identifier: expect.any(String), name: expect.any(String) },
      ]),
    },
  ])
})

test('the wallet has a button on the product page, in the cart and in billing (PAY-065)', async () => {
  const { readPage } = await openBilling()
  expect(await readPage('/en-us/p/summit-down-jacket-CAIRN001BLK')).toMatch(
    /<button value="wallet"[^>]*name="pay"[^>]*>(?:<svg.*?<\/svg>)?Wallet pay/s,
  )
  expect(await readPage('/en-us/cart')).toMatch(
    /<a[^>]*href="\/en-us\/checkout\?pay=wallet"[^>]*>(?:<svg.*?<\/svg>)?Wallet pay/s,
  )
  expect(paymentOptionsIn(await readPage())).toContain('Wallet pay')
})

/** A shopper in billing with a saved card. */
async function openBillingWithSavedCard(account: string) {
  const billing = await openBilling({ account })
  const card = { token: 'tok_of_a_visa', brand: 'visa', last4: '4242' }
  const { body } = await billing.visitor.send<{ payment_instrument_id: string }>('saveInstrument', {
    body: {
      payment_method_id: 'CREDIT_CARD',
      card: { ...card, expiryMonth: 12, expiryYear: 2090 },
    },
  })
  return { ...billing, instrumentId: body.payment_instrument_id }
}

test('a saved card is offered and used, and a guest sees none (PAY-034)', async () => {
  const { readPage, post, read, instrumentId } = await openBillingWithSavedCard('member')
  expect(await readPage()).toContain('•••• 4242')
  await post({ intent: 'pay', method: 'CREDIT_CARD', instrumentId })
  expect((await read()).paymentInstruments).toMatchObject([
    { payment_method_id: 'CREDIT_CARD', card: { paymentInstrumentId: instrumentId } },
  ])
  expect(await readPage('/en-us/checkout?step=summary')).toContain('•••• 4242')

  const guest = await openBilling()
  expect(await guest.readPage()).not.toContain('•••• ')
})

test('a saved card that was removed elsewhere is refused at the top of the page (PAY-058)', async () => {
  const { visitor, readPage, post, instrumentId } = await openBillingWithSavedCard('shopper')
  expect(await readPage()).toContain(instrumentId)
  await visitor.send('removeSavedInstrument', { params: { paymentInstrumentId: instrumentId } })

  const html = await post({ intent: 'pay', method: 'CREDIT_CARD', instrumentId })
  const notices = /class="checkout-notices"><div role="alert"[^>]*>.*?<p>(.*?)<\/p>/s.exec(html)
  expect(notices?.[1]).toBe(messageFor('instrumentNotFound', 'en'))
})
