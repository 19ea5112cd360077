import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { signInAs } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const span = (from: number, to: number) => ({ startDate: inDays(from), endDate: inDays(to) })

const page = (events: object[]) => ({
  kind: 'page',
  slug: 'walks',
  title: 'Events',
  locales: ['en-us'],
  sections: [
    {
      name: 'main',
      blocks: events.map((event, at) => ({
        type: 'dialog',
        fields: { name: `event-${at}`, variant: 'event-signup', event },
      })),
    },
  ],
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    page([
      { eventId: 'night-walk', ...span(3, 5), enablePlusOne: true },
      { eventId: 'mending-day', ...span(0, 0) },
      { eventId: 'last-year', ...span(-9, -2) },
    ]),
  ])
})
beforeEach(() => shop.database.exec('delete from event_registrations'))
afterEach(() => expect(shop.failures).toEqual([]))
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

async function join(body: object, locale: 'en-us' | 'de-de' = 'en-us') {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  return shopper.send('registerForEvent', { body, locale })
}

const coming = async () =>
  (
    await shop.database.run(
      `select event_id, email, attending_days::text[] as days, plus_one, gender
       from event_registrations`,
    )
  ).rows

describe('who comes to an event', () => {
  test('is kept with the days and the guest (NEWS-017, NEWS-021, NEWS-037)', async () => {
    const { status, body } = await join(form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ eventId: 'night-walk', registrationTimestamp: expect.any(String) })
    expect(await coming()).toEqual([
      {
        event_id: 'night-walk',
        email: 'shopper@cairn.test',
        days: [inDays(3), inDays(4)],
        plus_one: 'Grace Hopper',
        gender: null,
      },
    ])
  })

  test('and thinks again, comes as last said, once', async () => {
    await join(form)
    const { plusOne: _, ...alone } = form
    await join({ ...alone, attendingDays: inDays(5) })
    expect(await coming()).toMatchObject([{ days: [inDays(5)], plus_one: null }])
  })

  test('may still sign up on its last day', async () => {
    const { plusOne: _, ...alone } = form
    const wish = { ...alone, eventId: 'mending-day', attendingDays: inDays(0) }
    expect((await join(wish)).status).toBe(200)
  })
})

describe('nobody signs up', () => {
  test.each([
    ['for what is over', { eventId: 'last-year', attendingDays: inDays(-3) }, 'API404'],
    ['for what no page names', { eventId: 'moon-landing' }, 'API404'],
    ['for no day at all (VAL-067)', { attendingDays: '' }, 'REQ400'],
    ['for a day that it is not on', { attendingDays: inDays(8) }, 'REQ400'],
    ['in another’s name', { email: 'member@cairn.test' }, 'REQ400'],
    ['without its terms', { eventTermsAccepted: false }, 'REQ400'],
    [
      'with a guest where none may come',
      { eventId: 'mending-day', attendingDays: inDays(0) },
      'REQ400',
    ],
    ['with a guest who has no name of letters', { plusOne: 'X1' }, 'REQ400'],
  ])('%s', async (_, wrong, errorId) => {
    expect(await join({ ...form, ...wrong })).toMatchObject({ errorId })
    expect(await coming()).toEqual([])
  })

  test('where the page is not shown', async () => {
    expect(await join(form, 'de-de')).toMatchObject({ errorId: 'API404' })
  })

  test('without having signed in', async () => {
    const guest = await shop.guest()
    expect((await guest.send('registerForEvent', { body: form })).status).toBe(403)
  })
})
