import type { readCountryRules } from '@cairn/contract/address/address-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { SiteSettings } from '@cairn/contract/sites/site-settings'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { denverAddress, guestWithCart } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const noChanges = { shipping: {}, billing: {} }
let addressRules: SiteSettings['addressRules'] = noChanges
overrideSiteSettings(() => ({ addressRules }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  addressRules = noChanges
})
afterAll(() => shop.close())

async function setAddress(call: 'setShippingAddress' | 'setBillingAddress', changes: object) {
  const { guest, cart } = await guestWithCart(shop, { sku: 'CAIRN001BLK-M' })
  const request = {
    params: { basketId: cart.basketId },
    body: { address: { ...denverAddress, ...changes } },
  }
  const { status, errorId } = await guest.send<Cart>(call, request)
  return status === 200 ? 'accepted' : errorId
}

const readRules = async () => {
  const request = { params: { countryCode: 'US' }, locale: 'en-us' } as const
  const { body } = await shop
    .visitor()
    .send<AnswerOf<typeof readCountryRules>>('readCountryRules', request)
  return body.addressRules
}

test('a rule of the site for billing addresses applies to them only (VAL-016)', async () => {
  const street = { addressLine1: '1600 Larimer Street' }
  expect(await setAddress('setBillingAddress', street)).toBe('accepted')
  addressRules = { shipping: {}, billing: { addressLine1: { maxLength: 10 } } }

  expect(await setAddress('setShippingAddress', street)).toBe('accepted')
  expect(await setAddress('setBillingAddress', street)).toBe('CHK320')
  const { shipping, billing } = await readRules()
  expect([shipping.addressLine1.maxLength, billing.addressLine1.maxLength]).toEqual([30, 10])
})

test('a rule of the site overrides the default (VAL-015)', async () => {
  const withoutSecondLine = { addressLine2: '' }
  expect(await setAddress('setShippingAddress', withoutSecondLine)).toBe('accepted')
  addressRules = { shipping: { addressLine2: { required: true } }, billing: {} }

  expect(await setAddress('setShippingAddress', withoutSecondLine)).not.toBe('accepted')
  expect((await readRules()).shipping.addressLine2.required).toBe(true)
})

test('a site can supply a pattern for a field (VAL-018)', async () => {
  addressRules = { shipping: { city: { pattern: '^[A-Z][a-z]+$' } }, billing: {} }
  expect(await setAddress('setShippingAddress', { city: 'denver' })).not.toBe('accepted')
  expect(await setAddress('setShippingAddress', { city: 'Denver' })).toBe('accepted')
})
