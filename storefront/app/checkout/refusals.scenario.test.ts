import { onFault } from '@cairn/commerce/platform/faults'
import { setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { refusals, type RefusalName } from '@cairn/contract/refusals/refusals'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const addresses = {
  'en-gb': { city: 'London', postalCode: 'SE1 3LD', phone: '020 7946 0018' },
  'de-de': { city: 'Berlin', postalCode: '10115', phone: '030 23125018' },
} as const

async function atBilling(locale: keyof typeof addresses) {
  const visitor = await shop().guest()
  await visitor.send('createCartWithItem', {
    body: { sku: demoProducts.jacket.sku, qty: 1 },
    locale,
  })
  const post = (form: Record<string, string>) =>
    visit(`/${locale}/checkout?step=billing`, { visitor, form })
  await post({
    intent: 'shipping',
    email: 'ines@rochat.example',
    firstName: 'Ines',
    lastName: 'Rochat',
    addressLine1: '14 Tanner Street',
    isBillingAddress: 'on',
    ...addresses[locale],
  })
  const card = (end: string) =>
    post({ intent: 'pay', method: 'GIFT_CARD', code: `6006 4900 0000 ${end}`, pin: '1111' })
  return { visitor, post, card }
}

/** The error message at the gift card number field, if there is one. */
function giftCardError(html: string): string | undefined {
  const [field = ''] = /<input[^>]*name="code"[^>]*>/.exec(html) ?? []
  const [, id = ''] = /aria-describedby="([^" ]+)/.exec(field) ?? []
  if (!field.includes('aria-invalid="true"')) return undefined
  const text = new RegExp(`id="${id}"[^>]*>(.*?)</p>`, 's').exec(html)?.[1]
  return text?.replace(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim()
}

const messageIn = (name: RefusalName, locale: Locale) => messageFor(name, languageOf(locale))

describe('a refused gift card shows the reason at its field', () => {
  test.each([
    ['unknown card (ERR-033, PAY-052)', '9999', 'giftCardUnknown'],
    ['card in another currency (PAY-051)', '0007', 'giftCardNotAllowed'],
    ['card without balance (ERR-036, PAY-047)', '0003', 'giftCardSpent'],
    ['voided card (PAY-048)', '0005', 'giftCardVoided'],
    ['card that was never loaded (PAY-049)', '0006', 'giftCardNeverLoaded'],
    ['expired card (PAY-053)', '0004', 'giftCardExpired'],
  ] as const)('%s', async (_, end, name) => {
    const { card } = await atBilling('en-gb')
    const answer = await card(end)
    expect(answer.status).toBe(409)
    expect(giftCardError(await answer.text())).toBe(messageIn(name, 'en-gb'))
  })

  test('card that is already applied (ERR-034, PAY-050)', async () => {
    const { card } = await atBilling('en-gb')
    expect((await card('0001')).status).toBe(303)
    const html = await (await card('0001')).text()
    expect(giftCardError(html)).toBe(messageIn('giftCardAlreadyApplied', 'en-gb'))
  })

  test('card for a cart that contains a gift card (ERR-035)', async () => {
    const { visitor, card } = await atBilling('en-gb')
    const body = { sku: demoProducts.giftCard.sku, qty: 1 }
    await visitor.send('createCartWithItem', { body, locale: 'en-gb' })
    const answer = await card('0001')
    expect(giftCardError(await answer.text())).toBe(messageIn('giftCardNotAllowed', 'en-gb'))
  })

  test('above the maximum number of cards, or without a code (PAY-045, PAY-046)', async () => {
    const { visitor, post, card } = await atBilling('en-gb')
    const withoutCode = await post({ intent: 'pay', method: 'GIFT_CARD', code: '', pin: '' })
    expect(giftCardError(await withoutCode.text())).toBe(messageIn('giftCardCodeMissing', 'en-gb'))
    const form = { intent: 'pay', method: 'GIFT_CARD', code: '6006 4900 0000 0001', pin: '1111' }
    const calls: Partial<Client> = {
      addPaymentInstrument: async () => refusedAnswer('giftCardsAtMaximum'),
    }
    const tooManyCards = await visit('/en-gb/checkout?step=billing', { visitor, form, calls })
    expect(giftCardError(await tooManyCards.text())).toBe('The message of giftCardsAtMaximum.')
    expect((await card('0001')).status).toBe(303)
  })

  test('while gift cards cannot be read (PAY-042)', async () => {
    const { card } = await atBilling('en-gb')
    const failing = onFault('gift-cards.requested', () => {
      throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
    })
    const html = await (await card('0001')).text()
    failing()
    expect(giftCardError(html)).toBe(messageIn('giftCardServiceUnavailable', 'en-gb'))
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('GFS800')
  })

  test('shows the message in the language of the page and hides the error code (ERR-001)', async () => {
    const { card } = await atBilling('de-de')
    const html = await (await card('0003')).text()
    expect(giftCardError(html)).toBe(
      'Dieser Gutschein hat kein Guthaben mehr. Bitte wählen Sie eine andere Zahlungsart.',
    )
    const visibleHtml = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(visibleHtml).not.toContain(refusals.giftCardSpent.id)
  })
})

test('keeps a saved item that is sold out and says so (ERR-044, SFL-015)', async () => {
  const visitor = await shop().guest()
  const locale = 'en-gb'
  const { body } = await visitor.send<{ items: { itemId: string; productId: string }[] }>(
    'createCartWithItem',
    { body: { sku: demoProducts.beanie.sku, qty: 1 }, locale },
  )
  const { itemId = '', productId = '' } = body.items[0] ?? {}
  const send = (form: Record<string, string>) =>
    visit('/en-gb/cart', { visitor, form: { itemId, productId, ...form } })
  await send({ intent: 'save' })
  const { body: saved } = await visitor.send<{
    saveForLaterId: string
    items: { itemId: string }[]
  }>('readSavedItems', { locale })
  const stock = (pieces: number) =>
    shop().database.run('update variants set on_hand = $1 where sku = $2', [
      pieces,
      demoProducts.beanie.sku,
    ])
  await stock(0)
  const { saveForLaterId, items } = saved
  const answer = await send({
    intent: 'restore',
    saveForLaterId,
    itemId: items[0]?.itemId ?? '',
  })
  await stock(1)
  expect(answer.status).toBe(409)
  expect(await readShownHtml(answer)).toContain('This item could not be moved to cart.')
})

describe('a refused reward shows the reason beside the rewards', () => {
  test.each([
    ['whose session has ended (LOY-006)', 'rewardsSignedOut'],
    ['who is not a member (LOY-007)', 'notLoyaltyMember'],
    ['whose membership is not confirmed (LOY-008)', 'loyaltyUnconfirmed'],
    ['whom the programme does not know (LOY-010)', 'loyaltyMemberNotFound'],
    ['who has too few points (LOY-009)', 'rewardBalanceTooLow'],
  ] as const)('to a shopper %s', async (_, name) => {
    const { visitor, basketId } = await openPayingShopper(shop(), { account: 'shopper' })
    await setAddresses(visitor, basketId)
    const calls: Partial<Client> = { applyReward: async () => refusedAnswer(name) }
    const form = { intent: 'voucher', points: '500' }
    const answer = await visit('/en-us/checkout?step=billing', { visitor, form, calls })
    const [, rewards = ''] = (await answer.text()).split('id="rewards"')
    expect(rewards.split('</section>')[0]).toContain(`The message of ${name}.`)
  })
})
