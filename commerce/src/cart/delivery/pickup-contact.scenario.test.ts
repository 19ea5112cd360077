import type * as SiteSettings from '@cairn/contract/sites/site-settings'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guestWithEach } from '../../testing/guest-with-cart.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

type ContactSettings = Pick<
  SiteSettings.SiteSettings,
  'requiredCollectionPointFields' | 'requiresEmailForStorePickup'
>

const all: ContactSettings = {
  requiredCollectionPointFields: ['contact', 'email', 'phone'],
  requiresEmailForStorePickup: true,
}
const site = vi.hoisted(() => ({ asked: {} as ContactSettings }))
vi.mock('@cairn/contract/sites/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  const settingsOf: typeof real.settingsOf = (locale) => ({
    ...real.settingsOf(locale),
    ...site.asked,
  })
  return { ...real, settingsOf }
})

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.database.run(
    `insert into store_stock (store_id, sku, on_hand) values ('0042', '${jacket}', 4)
     on conflict (store_id, sku) do update set on_hand = 4`,
  )
})
afterAll(() => shop.close())

async function fetching(choice: object) {
  const { guest, basketId } = await guestWithEach(shop, [jacket])
  await guest.send('setShippingMethod', { body: { basketId, ...choice } })
  return async (address: object, asked: ContactSettings) => {
    site.asked = asked
    const sent = await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address },
    })
    return sent.errorId ?? sent.status
  }
}

const kim = { firstName: 'Kim', lastName: 'Larsen' }
const email = 'kim@example.com'
const phone = '303 555 0142'

test('who fetches at a collection point leaves what the site asks for there (SHIP-059)', async () => {
  const send = await fetching({ code: 'pudo', storeId: 'US-CP-01' })
  const asking = (
    ...requiredCollectionPointFields: ContactSettings['requiredCollectionPointFields']
  ) => ({
    ...all,
    requiredCollectionPointFields,
  })

  expect(await send({ ...kim, email, phone }, all)).toBe(200)
  expect(await send({ ...kim, phone }, all)).toBe('CHK320')
  expect(await send({ ...kim, phone }, asking('contact', 'phone'))).toBe(200)
  expect(await send({ ...kim, email }, all)).toBe('SHP410')
  expect(await send({ ...kim, email }, asking('contact', 'email'))).toBe(200)
  expect(await send({ email, phone }, all)).toBe('CHK320')
  expect(await send({ email, phone }, asking('email', 'phone'))).toBe(200)
})

test('who fetches in a store leaves an email address where the site asks for it (SHIP-059)', async () => {
  const send = await fetching({ code: 'pickup', storeId: '0042' })

  expect(await send({ ...kim, phone }, all)).toBe('CHK320')
  expect(await send({ ...kim, phone }, { ...all, requiresEmailForStorePickup: false })).toBe(200)
  expect(await send({ ...kim, email }, { ...all, requiresEmailForStorePickup: false })).toBe(
    'SHP410',
  )
})
