import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { importRows } from '../testing/import-rows.ts'
import { latestMails, mailsAfter, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { setStoreStock } from '../testing/stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    {
      kind: 'page',
      slug: 'walks',
      title: 'Wanderungen',
      locales: ['de-de'],
      sections: [{ name: 'main', blocks: [dialogOf('Vor der Sonne oben'), dialogOf(undefined)] }],
    },
  ])
})
beforeEach(async () => {
  await shop.database.exec('delete from event_registrations; delete from reservations')
  await setStoreStock(shop, '0042', jacket, 30)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const firstDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const dayInGerman = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })

const dialogOf = (title: string | undefined) => ({
  type: 'dialog',
  fields: {
    name: title === undefined ? 'untitled' : 'titled',
    title,
    variant: 'event-signup',
    event: {
      eventId: title === undefined ? 'untitled' : 'night-walk',
      startDate: firstDay,
      endDate: firstDay,
      enablePlusOne: true,
      place: {
        name: 'Cairn Berlin',
        addressLine1: 'Neue Schönhauser Straße 9',
        city: 'Berlin',
        postalCode: '10178',
        countryCode: 'DE',
      },
    },
  },
})

const form = {
  email: 'shopper@cairn.test',
  eventId: 'night-walk',
  attendingDays: firstDay,
  eventTermsAccepted: true,
  firstName: 'Samira',
  lastName: 'Haddad',
  registrationTimestamp: '2026-11-22T09:00:00.000Z',
}

async function register(more: object = {}) {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const body = { ...form, ...more }
  expect((await shopper.send('registerForEvent', { body, locale: 'de-de' })).status).toBe(200)
}

const reserve = async (more: object = {}) =>
  (await shop.guest()).send('reserveItem', {
    body: { sku: jacket, storeId: '0042', email: 'kim@example.com', ...more },
    locale: 'en-us',
  })

/** Without the mails that tell of the sign-in. */
const eventMailsOf = (mails: Awaited<ReturnType<typeof latestMails>>) =>
  mails.filter(({ kind }) => kind === 'eventRegistered')

const eventMailsAfter = async (action: () => Promise<void>) =>
  eventMailsOf(await mailsAfter(shop, action))

const consumeEvents = () => writeMailsOfOutbox(shop)

test('who registers for an event gets a mail with the days, the place and the guest', async () => {
  const mails = await eventMailsAfter(() => register({ plusOne: 'Grace Hopper' }))

  expect(mails).toMatchObject([
    {
      kind: 'eventRegistered',
      recipient: 'shopper@cairn.test',
      subject: 'Vor der Sonne oben: Sie sind angemeldet',
    },
  ])
  for (const version of [mails[0]?.html, mails[0]?.text]) {
    expect(version).toContain(dayInGerman.format(new Date(firstDay)))
    expect(version).toContain('Neue Schönhauser Straße 9')
    expect(version).toContain('10178 Berlin')
    expect(version).toContain('Grace Hopper')
  }
})

test('an event whose dialog has no title is called like its page', async () => {
  const mails = await eventMailsAfter(() => register({ eventId: 'untitled' }))
  expect(mails.map(({ subject }) => subject)).toEqual(['Wanderungen: Sie sind angemeldet'])
})

test('a repeated event causes no second mail, but a changed registration does', async () => {
  await eventMailsAfter(() => register())
  await consumeEvents()
  expect(eventMailsOf(await latestMails(shop))).toHaveLength(1)

  await register({ plusOne: 'Grace Hopper' })
  await consumeEvents()
  expect(eventMailsOf(await latestMails(shop))).toHaveLength(2)
})

test('who reserves an item gets a mail with the item, the store and the time until which it is kept', async () => {
  const mails = await mailsAfter(shop, () => reserve({ qty: 2 }))

  expect(mails).toMatchObject([{ kind: 'itemReserved', recipient: 'kim@example.com' }])
  const { rows } = await shop.database.run(
    `select s.name, s.address_line1, p.current_minor * 2 as sum
     from stores s, site_prices p
     where s.store_id = '0042' and p.site_id = 'CAIRN-US' and p.product_id = 'CAIRN001BLK'`,
  )
  const [store] = rows
  for (const version of [mails[0]?.html, mails[0]?.text]) {
    expect(version).toContain(store?.['name'])
    expect(version).toContain(store?.['address_line1'])
    expect(version?.replaceAll(/[,.]/g, '')).toContain(String(store?.['sum']))
    expect(version).toMatch(/2 pieces/)
    expect(version).toMatch(/The store keeps it until \w+ \d+, \d{4}/)
  }
})

test('a refused reservation and an expired one cause no mail', async () => {
  expect(await mailsAfter(shop, () => reserve({ qty: 31 }))).toEqual([])

  await reserve()
  await shop.database.run(`update reservations set expires_at = now() - interval '1 minute'`)
  await consumeEvents()
  expect(await latestMails(shop)).toEqual([])
})

test('a crash while the mail is written loses no mail', async () => {
  await shop.database.exec('delete from mails; delete from outbox')
  await reserve()
  const restore = onFault('mail.written', () => {
    throw new Error('the worker died')
  })
  await expect(consumeEvents()).rejects.toThrow('the worker died')
  restore()
  expect(await latestMails(shop)).toEqual([])

  await consumeEvents()
  await consumeEvents()
  expect(await latestMails(shop)).toHaveLength(1)
})

test('one address gets at most ten such mails of a kind a day', async () => {
  const mails = await mailsAfter(shop, async () => {
    for (let count = 0; count < 12; count += 1) await reserve()
  })
  expect(mails).toHaveLength(10)
})
