import { calls } from '@cairn/contract/calls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'
import { exportSubscribers } from './export-subscribers-flow.ts'
import type { Subscription } from './subscriptions-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from subscriptions'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const newsletter = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  recipient: 'Ada@example.com',
}
const smsNewsletter = {
  type: 'Newsletter',
  channel: 'sms',
  optin: true,
  recipient: '(303) 555-0142',
}

const readSubscriptions = async (visitor: Visitor) =>
  (await visitor.send<{ subscriptions: Subscription[] }>('readSubscriptions')).body.subscriptions

async function afterServerTime() {
  const { rows } = await shop.database.run('select extract(epoch from now())::float8 as seconds')
  const start = Math.floor(Number(rows[0]?.['seconds']) * 1000)
  return (date: string | undefined) => Date.parse(date ?? '') >= start
}

describe('a shopper who subscribes to the newsletter', () => {
  test('is subscribed with the given email (NEWS-042)', async () => {
    const guest = await shop.guest()
    const { status } = await guest.send('subscribe', { body: newsletter })

    expect(status).toBe(200)
    expect(await readSubscriptions(guest)).toMatchObject([
      { type: 'Newsletter', channel: 'email', recipient: 'ada@example.com', optin: true },
    ])
  })

  test('has a subscription with its recipient, country and date (NEWS-012, NEWS-013)', async () => {
    const guest = await shop.guest()
    const { body } = await guest.send('subscribe', { body: newsletter, locale: 'de-de' })

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
    expect(await readSubscriptions(guest)).toEqual([body])
  })

  test('twice has one subscription since the first time, and can unsubscribe (NEWS-014)', async () => {
    const guest = await shop.guest()
    const isNow = await afterServerTime()
    const dates = { optinDate: '2001-01-01T00:00:00Z', optoutDate: '2001-01-01T00:00:00Z' }
    const first = await guest.send<Subscription>('subscribe', { body: { ...newsletter, ...dates } })
    expect(first.body.optinDate).toSatisfy(isNow)
    expect(first.body).not.toHaveProperty('optoutDate')
    const second = await guest.send<Subscription>('subscribe', { body: newsletter })
    expect(second.body).toEqual(first.body)

    const isAfterSubscription = await afterServerTime()
    await guest.send('changeSubscription', { body: { ...newsletter, ...dates, optin: false } })
    const [subscription, ...more] = await readSubscriptions(guest)
    expect(more).toEqual([])
    expect(subscription?.optin).toBe(false)
    expect(subscription?.optoutDate).toSatisfy(isAfterSubscription)
    expect(subscription).not.toHaveProperty('optinDate')
  })

  test('has a subscription for each type and channel (NEWS-010, NEWS-011)', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: smsNewsletter })
    await guest.send('subscribe', { body: { ...smsNewsletter, type: 'LoyaltyNewsletter' } })
    await guest.send('subscribe', { body: newsletter })
    expect(
      (await readSubscriptions(guest)).map(({ type, channel, recipient }) => [
        type,
        channel,
        recipient,
      ]),
    ).toEqual([
      ['LoyaltyNewsletter', 'sms', '+13035550142'],
      ['Newsletter', 'email', 'ada@example.com'],
      ['Newsletter', 'sms', '+13035550142'],
    ])
  })

  test('as a guest can subscribe with a phone number in a national format (NEWS-026, NEWS-036)', async () => {
    const guest = await shop.guest()
    expect(await readSubscriptions(guest)).toEqual([])
    const { status, body } = await guest.send('subscribe', { body: smsNewsletter })
    expect(status).toBe(200)
    expect(body).toMatchObject({ channel: 'sms', recipient: '+13035550142', optin: true })
    expect(await readSubscriptions(guest)).toEqual([body])
  })

  test('by text message reads whether the number gets them (NEWS-034)', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: smsNewsletter })
    expect(await readSubscriptions(guest)).toMatchObject([
      { channel: 'sms', recipient: '+13035550142', optin: true, optinDate: expect.any(String) },
    ])
    await guest.send('changeSubscription', { body: { ...smsNewsletter, optin: false } })
    expect(await readSubscriptions(guest)).toMatchObject([
      { channel: 'sms', recipient: '+13035550142', optin: false },
    ])
  })

  test('by text message can unsubscribe from text messages only (NEWS-035)', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: newsletter })
    await guest.send('subscribe', { body: smsNewsletter })

    const { status } = await guest.send('changeSubscription', {
      body: { ...smsNewsletter, optin: false },
    })
    expect(status).toBe(200)
    const subscriptions = await readSubscriptions(guest)
    expect(subscriptions).toHaveLength(2)
    expect(subscriptions.find(({ channel }) => channel === 'sms')).toMatchObject({
      recipient: '+13035550142',
      optin: false,
      optoutDate: expect.any(String),
    })
    expect(subscriptions.find(({ channel }) => channel === 'email')).toMatchObject({ optin: true })
  })

  test('by text message while signed in, or with a known number, is updated by PUT (NEWS-027)', async () => {
    expect(calls.changeSubscription).toMatchObject({
      method: 'PUT',
      path: '/consumers-v3/consumer/subscription',
    })
    const shopper = await shop.guest()
    await signInAs(shopper, 'wranx@cairn.test')
    const guest = await shop.guest()
    await guest.send('subscribe', { body: { ...smsNewsletter, optin: false } })
    for (const visitor of [shopper, guest]) {
      const { status } = await visitor.send('changeSubscription', { body: smsNewsletter })
      expect(status).toBe(200)
      expect(await readSubscriptions(visitor)).toMatchObject([
        { channel: 'sms', recipient: '+13035550142', optin: true },
      ])
    }
  })

  test('by text message with another number is opted out of the first one before (NEWS-028)', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: smsNewsletter })
    await guest.send('subscribe', { body: { ...smsNewsletter, recipient: '(303) 555-0143' } })

    const subscriptions = await readSubscriptions(guest)
    expect(subscriptions.map(({ recipient, optin }) => [recipient, optin]).toSorted()).toEqual([
      ['+13035550142', false],
      ['+13035550143', true],
    ])
    const [former, current] = subscriptions.toSorted((a, b) => Number(a.optin) - Number(b.optin))
    const optedOutAt = Date.parse(former?.optoutDate ?? '')
    expect(optedOutAt).toBeLessThanOrEqual(Date.parse(current?.optinDate ?? ''))
  })

  test.each([
    ['that of the guest', ['account', 'guest'], '+13035550142'],
    ['that of the account', ['guest', 'account'], '+13035550105'],
  ])(
    'by text message as a guest and in the account gets them at the later number: %s',
    async (_, order, kept) => {
      const [account, guest] = [await shop.guest(), await shop.guest()]
      await signInAs(account, 'wranx@cairn.test')
      const subscribe = {
        account: () =>
          account.send('subscribe', { body: { ...smsNewsletter, recipient: '+13035550105' } }),
        guest: () => guest.send('subscribe', { body: smsNewsletter }),
      }
      for (const who of order) await subscribe[who === 'guest' ? 'guest' : 'account']()
      await signInAs(guest, 'wranx@cairn.test')

      const subscriptions = await readSubscriptions(account)
      expect(subscriptions).toHaveLength(2)
      expect(subscriptions.filter(({ optin }) => optin)).toMatchObject([{ recipient: kept }])
      expect(subscriptions.find(({ optin }) => !optin)?.optoutDate).toBeDefined()
      const subscribers = await exportSubscribers(
        shop.database.query,
        { channel: 'sms', siteId: undefined },
        shop.mailKeys,
      )
      expect(subscribers.map(({ recipient }) => recipient)).toEqual([kept])
    },
  )

  test('by text message no longer gets them after the number in the profile has changed', async () => {
    const shopper = await shop.guest()
    await signInAs(shopper, 'wranx@cairn.test')
    const { recipient: _, ...withoutRecipient } = smsNewsletter
    await shopper.send('changeSubscription', { body: withoutRecipient })
    const changeTo = (phone: string) =>
      shopper.send('changeProfile', {
        body: { consumerProfile: { consumerDetails: { phone } } },
      })

    await changeTo('+13035550105')
    expect(await readSubscriptions(shopper)).toMatchObject([{ optin: true }])
    await changeTo('+13035550177')
    expect(await readSubscriptions(shopper)).toMatchObject([
      { recipient: '+13035550105', optin: false },
    ])
  })

  test('while signed in can omit the email, and that of the profile is used', async () => {
    const shopper = await shop.guest()
    await signInAs(shopper, 'shopper@cairn.test')
    const { recipient: _, ...withoutRecipient } = newsletter
    await shopper.send('subscribe', { body: withoutRecipient })
    const { body } = await shopper.send<{ consumerProfile: { subscriptions: Subscription[] } }>(
      'readProfile',
    )
    expect(body.consumerProfile.subscriptions).toMatchObject([{ recipient: 'shopper@cairn.test' }])
  })

  test('as a guest has the subscription after signing in, and no other shopper has it', async () => {
    const guest = await shop.guest()
    await guest.send('subscribe', { body: newsletter })
    await signInAs(guest, 'shopper@cairn.test')
    expect(await readSubscriptions(guest)).toMatchObject([{ recipient: 'ada@example.com' }])
    expect(await readSubscriptions(await shop.guest())).toEqual([])
  })
})

test.each([
  [{ ...newsletter, recipient: 'ada' }, 'AUT453'],
  [{ type: 'Newsletter', channel: 'email', optin: true }, 'AUT453'],
  [{ ...smsNewsletter, recipient: '(103) 555-0142' }, 'REQ400'],
  [{ ...smsNewsletter, recipient: '555' }, 'REQ400'],
  [{ ...newsletter, type: 'Everything' }, 'REQ400'],
  [{ ...newsletter, recaptcha_response: 'made-up' }, 'AUT403'],
])('a subscription with %j is refused', async (body, errorId) => {
  const guest = await shop.guest()
  expect(await guest.send('subscribe', { body })).toMatchObject({ errorId })
  expect(await readSubscriptions(guest)).toEqual([])
})
