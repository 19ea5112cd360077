import type { Cart } from '@cairn/contract/cart/cart'
import type * as SiteSettings from '@cairn/contract/sites/site-settings'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guestWithCart } from '../../testing/guest-with-cart.ts'
import { denverAddress } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'

const site = vi.hoisted(() => ({ captchaForAddress: true }))
vi.mock('@cairn/contract/sites/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  return { ...real, settingsOf: () => ({ ...real.settingsOf('en-us'), ...site }) }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterAll(() => shop.close())

test('an address brings a captcha solved for it, where the site asks for one (SHIP-034)', async () => {
  const { guest, cart } = await guestWithCart(shop, { sku: 'CAIRN001BLK-M' })
  const send = (recaptcha_response?: string) =>
    guest.send<Cart>('setShippingAddress', {
      params: { basketId: cart.basketId },
      body: { address: denverAddress, ...(recaptcha_response && { recaptcha_response }) },
    })

  expect(await send()).toMatchObject({ status: 403, errorId: 'AUT403' })
  expect(await send(await solvedChallenge(guest, 'login'))).toMatchObject({ errorId: 'AUT403' })
  const solved = await solvedChallenge(guest, 'address')
  expect(await send(solved)).toMatchObject({ body: { shippingAddress: { city: 'Denver' } } })
  expect(await send(solved)).toMatchObject({ errorId: 'AUT403' })

  site.captchaForAddress = false
  expect(await send()).toMatchObject({ status: 200 })
})
