import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { guestWithCart, denverAddress } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'

const site = { captchaForAddress: true }
overrideSiteSettings(() => site)

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterAll(() => shop.close())

test('setting an address needs a captcha that was solved for it, if the site requires one (SHIP-034)', async () => {
  const { guest, cart } = await guestWithCart(shop, { sku: 'CAIRN001BLK-M' })
  const send = (recaptcha_response?: string) =>
    guest.send<Cart>('setShippingAddress', {
      params: { basketId: cart.basketId },
      body: { address: denverAddress, ...(recaptcha_response && { recaptcha_response }) },
    })

  expect(await send()).toMatchObject({ status: 403, errorId: 'AUT403' })
  expect(await send(await solvedChallenge(guest, 'login'))).toMatchObject({ errorId: 'AUT403' })
  const solution = await solvedChallenge(guest, 'address')
  expect(await send(solution)).toMatchObject({ body: { shippingAddress: { city: 'Denver' } } })
  expect(await send(solution)).toMatchObject({ errorId: 'AUT403' })

  site.captchaForAddress = false
  expect(await send()).toMatchObject({ status: 200 })
})
