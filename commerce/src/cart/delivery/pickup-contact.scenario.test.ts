import type { SiteSettings } from '@cairn/contract/sites/site-settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { guestWithEach } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock } from '../../testing/stock.ts'

type ContactSettings = Pick<
  SiteSettings,
  'requiredCollectionPointFields' | 'requiresEmailForStorePickup'
>

const all: ContactSettings = {
  requiredCollectionPointFields: ['contact', 'email', 'phone'],
  requiresEmailForStorePickup: true,
}
let contactSettings = all
overrideSiteSettings(() => contactSettings)

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStoreStock(shop, '0042', jacket, 4)
})
afterAll(() => shop.close())

async function addressSender(choice: object) {
  const { guest, basketId } = await guestWithEach(shop, [jacket])
  await guest.send('setShippingMethod', { body: { basketId, ...choice } })
  return async (address: object, required: ContactSettings) => {
    contactSettings = required
    const response = await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address },
    })
    return response.errorId ?? response.status
  }
}

const kim = { firstName: 'Kim', lastName: 'Larsen' }
const email = 'kim@example.com'
const phone = '303 555 0142'

test('delivery to a collection point needs the contact fields that the site requires (SHIP-059)', async () => {
  const send = await addressSender({ code: 'pudo', storeId: 'US-CP-01' })
  const settingsRequiring = (
    ...requiredCollectionPointFields: ContactSettings['requiredCollectionPointFields']
  ) => ({
    ...all,
    requiredCollectionPointFields,
  })

  expect(await send({ ...kim, email, phone }, all)).toBe(200)
  expect(await send({ ...kim, phone }, all)).toBe('CHK320')
  expect(await send({ ...kim, phone }, settingsRequiring('contact', 'phone'))).toBe(200)
  expect(await send({ ...kim, email }, all)).toBe('SHP410')
  expect(await send({ ...kim, email }, settingsRequiring('contact', 'email'))).toBe(200)
  expect(await send({ email, phone }, all)).toBe('CHK320')
  expect(await send({ email, phone }, settingsRequiring('email', 'phone'))).toBe(200)
})

test('pickup in a store needs an email address if the site requires it (SHIP-059)', async () => {
  const send = await addressSender({ code: 'pickup', storeId: '0042' })

  expect(await send({ ...kim, phone }, all)).toBe('CHK320')
  expect(await send({ ...kim, phone }, { ...all, requiresEmailForStorePickup: false })).toBe(200)
  expect(await send({ ...kim, email }, { ...all, requiresEmailForStorePickup: false })).toBe(
    'SHP410',
  )
})
