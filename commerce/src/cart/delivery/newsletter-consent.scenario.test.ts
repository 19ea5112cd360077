import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsAfter } from '../../testing/outbox-events.ts'
import { denverAddress, guestWithEach } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const email = 'kim@example.com'

const subscriptionsOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readSubscriptions>>('readSubscriptions')).body.subscriptions

async function sendAddress(visitor: Visitor, basketId: string, more: object) {
  const { status, body } = await visitor.send<Cart>('setShippingAddress', {
    params: { basketId },
    body: { address: { ...denverAddress, ...more } },
  })
  expect(status).toBe(200)
  return body
}

describe('the newsletter of a shipping address', () => {
  test('is subscribed for its email address, and the cart tells so (ACC-006)', async () => {
    const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
    const subscriptions = { newsletterConsent: true }
    const cart = await sendAddress(guest, basketId, { email, subscriptions })
    expect(cart.shippingAddress).toMatchObject({ subscriptions })
    expect(await subscriptionsOf(guest)).toMatchObject([
      { type: 'Newsletter', channel: 'email', recipient: email, optin: true },
    ])
  })

  test('is not forgotten for an address that newsletters refuse, because the form refuses it too', async () => {
    const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
    const address = {
      ...denverAddress,
      email: 'a@b..de',
      subscriptions: { newsletterConsent: true },
    }
    const { status } = await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address },
    })
    expect(status).toBe(400)
    expect(await subscriptionsOf(guest)).toEqual([])
  })

  test('is mailed for confirmation, as from the form of the newsletter', async () => {
    const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
    const recipient = 'somebody.else@example.com'
    const mails = await mailsAfter(shop, () =>
      guest.send('setShippingAddress', {
        params: { basketId },
        body: {
          address: {
            ...denverAddress,
            email: recipient,
            subscriptions: { newsletterConsent: true },
          },
        },
        locale: 'en-us',
      }),
    )
    expect(mails.map((mail) => mail.recipient)).toEqual([recipient])
  })

  test.each([{ subscriptions: { newsletterConsent: false } }, {}])(
    'is neither subscribed nor ended by %j',
    async (more) => {
      const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
      await sendAddress(guest, basketId, { email, ...more })
      expect(await subscriptionsOf(guest)).toEqual([])
      await sendAddress(guest, basketId, { email, subscriptions: { newsletterConsent: true } })
      await sendAddress(guest, basketId, { email, ...more })
      expect(await subscriptionsOf(guest)).toMatchObject([{ optin: true }])
    },
  )

  test('is not subscribed by an address that is refused', async () => {
    const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
    const address = { email, subscriptions: { newsletterConsent: true }, countryCode: 'US' }
    const { status } = await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address },
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await subscriptionsOf(guest)).toEqual([])
  })
})

test('addresses of one network subscribe twenty email addresses an hour, because each gets a mail', async () => {
  await shop.database.exec('delete from subscriptions; delete from typed_newsletter_counts')
  const { guest, basketId } = await guestWithEach(shop, ['CAIRN001BLK-M'])
  const subscriptions = { newsletterConsent: true }
  for (let number = 0; number < 22; number++)
    await sendAddress(guest, basketId, { email: `kim${number}@example.com`, subscriptions })
  expect(await subscriptionsOf(guest)).toHaveLength(20)
})
