import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../platform/wire/api.ts'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { createVisitor } from '../testing/visitor.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const span = (from: number, to: number) => ({ startDate: inDays(from), endDate: inDays(to) })

const page = (blocks: object[]) => ({
  kind: 'page',
  slug: 'walks',
  title: 'Events',
  locales: ['en-us'],
  sections: [{ name: 'main', blocks }],
})
const eventDialog = (event: { eventId: string } & Record<string, unknown>) => ({
  type: 'dialog',
  fields: { name: event.eventId, variant: 'event-signup', event },
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    page([
      eventDialog({ eventId: 'night-walk', ...span(3, 5), enablePlusOne: true }),
      eventDialog({ eventId: 'mending-day', ...span(0, 0) }),
      eventDialog({ eventId: 'last-year', ...span(-9, -2) }),
      { type: 'dialog', blocks: [eventDialog({ eventId: 'slide-show', ...span(0, 0) })] },
    ]),
  ])
})
beforeEach(() => shop.database.exec('delete from event_registrations'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const form = {
  email: 'shopper@cairn.test',
  eventId: 'night-walk',
  attendingDays: `${inDays(3)},${inDays(4)}`,
  eventTermsAccepted: true,
  firstName: 'Samira',
  lastName: 'Haddad',
  plusOne: 'Grace Hopper',
  registrationTimestamp: '2026-11-22T09:00:00.000Z',
}

async function register(body: object, locale: 'en-us' | 'de-de' = 'en-us') {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  return shopper.send('registerForEvent', { body, locale })
}

const registrations = async () =>
  (
    await shop.database.run(
      `select event_id, email, attending_days::text[] as days, plus_one, gender
       from event_registrations`,
    )
  ).rows

describe('a registration for an event', () => {
  test('is saved with the selected days and the guest (NEWS-017, NEWS-037)', async () => {
    const { status, body } = await register(form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ eventId: 'night-walk', registrationTimestamp: expect.any(String) })
    expect(await registrations()).toEqual([
      {
        event_id: 'night-walk',
        email: 'shopper@cairn.test',
        days: [inDays(3), inDays(4)],
        plus_one: 'Grace Hopper',
        gender: null,
      },
    ])
  })

  test('is posted to the consumer calls (NEWS-038)', async () => {
    const requests: string[] = []
    const api = createApi(shop.settings)
    const shopper = createVisitor((request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return api(request, '203.0.113.7')
    })
    await shopper.send('requestToken', { body: { type: 'Guest' } })
    await signInAs(shopper, 'shopper@cairn.test')
    expect(await shopper.send('registerForEvent', { body: form })).toMatchObject({ status: 200 })
    expect(requests.at(-1)).toBe('POST /api/consumers-v3/consumer/event-registration')
    expect(await registrations()).toMatchObject([{ event_id: 'night-walk' }])
  })

  test('needs no guest (NEWS-021)', async () => {
    await register(form)
    expect(await registrations()).toMatchObject([{ plus_one: 'Grace Hopper' }])
    await register({ ...form, plusOne: '' })
    expect(await registrations()).toMatchObject([{ plus_one: null }])
  })

  test('replaces an earlier registration of the same shopper', async () => {
    await register(form)
    const { plusOne: _, ...withoutGuest } = form
    await register({ ...withoutGuest, attendingDays: inDays(5) })
    expect(await registrations()).toMatchObject([{ days: [inDays(5)], plus_one: null }])
  })

  test('is accepted for an event of a dialog within another block', async () => {
    const { plusOne: _, ...withoutGuest } = form
    const registration = { ...withoutGuest, eventId: 'slide-show', attendingDays: inDays(0) }
    expect((await register(registration)).status).toBe(200)
  })

  test('is still accepted on the last day', async () => {
    const { plusOne: _, ...withoutGuest } = form
    const registration = { ...withoutGuest, eventId: 'mending-day', attendingDays: inDays(0) }
    expect((await register(registration)).status).toBe(200)
  })
})

describe('a registration is refused', () => {
  test.each([
    ['for a past event', { eventId: 'last-year', attendingDays: inDays(-3) }, 'API404'],
    ['for an event that is on no page', { eventId: 'moon-landing' }, 'API404'],
    ['without a day (VAL-067)', { attendingDays: '' }, 'REQ400'],
    ['for a day without the event', { attendingDays: inDays(8) }, 'REQ400'],
    ['with the email of another account', { email: 'member@cairn.test' }, 'REQ400'],
    ['without accepted terms', { eventTermsAccepted: false }, 'REQ400'],
    [
      'with a guest if the event allows none',
      { eventId: 'mending-day', attendingDays: inDays(0) },
      'REQ400',
    ],
    ['with a guest whose name contains digits', { plusOne: 'X1' }, 'REQ400'],
  ])('%s', async (_, changes, errorId) => {
    expect(await register({ ...form, ...changes })).toMatchObject({ errorId })
    expect(await registrations()).toEqual([])
  })

  test('in a locale without the page of the event', async () => {
    expect(await register(form, 'de-de')).toMatchObject({ errorId: 'API404' })
  })

  test('of a shopper who is not signed in', async () => {
    const guest = await shop.guest()
    expect((await guest.send('registerForEvent', { body: form })).status).toBe(403)
  })
})
