import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs } from '../testing/sign-in.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import type { Subscription } from './subscriptions-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from subscriptions'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const letters = { type: 'Newsletter', channel: 'email', optin: true, recipient: 'Ada@example.com' }
const texts = { type: 'Newsletter', channel: 'sms', optin: true, recipient: '(303) 555-0142' }

const kept = async (visitor: Visitor) =>
  (await visitor.send<{ subscriptions: Subscription[] }>('readSubscriptions')).body.subscriptions

describe('who asks for letters', () => {
  test('is subscribed to the newsletter at that email (NEWS-042)', async () => {
    const guest = await shop.guest()
    const { status } = await guest.send('subscribe', { body: letters })

    expect(status).toBe(200)
    expect(await kept(guest)).toMatchObject([
      { type: 'Newsletter', channel: 'email', recipient: 'ada@example.com', optin: true },
    ])
  })

  test('has a subscription with its recipient, country and date (NEWS-012, NEWS-013)', async () => {
    const guest = await shop.guest()
    const { body } = await guest.send('subscribe', { body: letters, locale: 'de-de' })

    expect(body).toEqual({
      type: 'Newsletter',
      channel: 'email',
      optin: true,
      doubleOptin: false,
      recipient: 'ada@example.com',
      category: 'subscription',
      country: 'DE',
      region: 'EMEA',
      optinDate: expect.any(String),
    })
    expect(await kept(guest)).toEqual([body])
  })

  test('twice, is subscribed once and since the first time; and out again from then on (NEWS-014, NEWS-035)', async () => {
    const guest = await shop.guest()
    const first = await guest.send<Subscription>('subscribe', { body: letters })
    const second = await guest.send<Subscription>('subscribe', { body: letters })
    expect(second.body).toEqual(first.body)

    await guest.send('changeSubscription', { body: { ...letters, optin: false } })
    const [left, ...more] = await kept(guest)
    expect(more).toEqual([])
    expect(left).toMatchObject({ optin: false, optoutDate: expect.any(String) })
    expect(left).not.toHaveProperty('optinDate')
  })

  test('says so to a telephone of their country, written as anybody would (NEWS-011, NEWS-036)', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: texts })
    await guest.send('subscribe', { body: { ...texts, type: 'LoyaltyNewsletter' } })
    expect(
      (await kept(guest)).map(({ type, channel, recipient }) => [type, channel, recipient]),
    ).toEqual([
      ['LoyaltyNewsletter', 'sms', '+13035550142'],
      ['Newsletter', 'sms', '+13035550142'],
    ])
  })

  test('signed in, need not say where to: the profile knows', async () => {
    const shopper = await shop.guest()
    await signInAs(shopper, 'shopper@cairn.test')
    const { recipient: _, ...unsaid } = letters
    await shopper.send('subscribe', { body: unsaid })
    const { body } = await shopper.send<{ consumerProfile: { subscriptions: Subscription[] } }>(
      'readProfile',
    )
    expect(body.consumerProfile.subscriptions).toMatchObject([{ recipient: 'shopper@cairn.test' }])
  })

  test('as a guest, finds it again signed in; nobody else does', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: letters })
    await signInAs(guest, 'shopper@cairn.test')
    expect(await kept(guest)).toMatchObject([{ recipient: 'ada@example.com' }])
    expect(await kept(await shop.guest())).toEqual([])
  })
})

test.each([
  [{ ...letters, recipient: 'ada' }, 'AUT453'],
  [{ type: 'Newsletter', channel: 'email', optin: true }, 'AUT453'],
  [{ ...texts, recipient: '(103) 555-0142' }, 'REQ400'],
  [{ ...texts, recipient: '555' }, 'REQ400'],
  [{ ...letters, type: 'Everything' }, 'REQ400'],
  [{ ...letters, recaptcha_response: 'made-up' }, 'AUT403'],
])('nothing is kept of %j', async (body, errorId) => {
  const guest = await shop.guest()
  expect(await guest.send('subscribe', { body })).toMatchObject({ errorId })
  expect(await kept(guest)).toEqual([])
})
