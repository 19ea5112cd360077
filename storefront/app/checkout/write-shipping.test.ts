import { homeInDenver as address } from '@cairn/commerce/testing/ready-to-order'
import { cart, type Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { sampleOf } from '@cairn/contract/sample'
import { expect, it } from 'vitest'
import { instead } from '../platform/test-client.ts'
import { writeShipping } from './write-shipping.ts'

const sample = sampleOf(cart) as Cart

async function sent(captchaForAddress?: () => Promise<string | undefined>) {
  const bodies: object[] = []
  const ok = { ok: true as const, value: sample }
  const commerce = instead({} as Client, {
    changeItem: async () => ok,
    validateShippingAddress: async () => ({
      ok: true,
      value: { isValid: true, suggestions: [], cart: sample } as never,
    }),
    setShippingAddress: async ({ body }) => {
      bodies.push(body)
      return ok
    },
  })
  const where = {
    commerce,
    cart: sample,
    country: 'US',
    ...(captchaForAddress && { captchaForAddress }),
  }
  const write = {
    intent: 'shipping' as const,
    saved: address,
    typed: {},
    recipients: [],
    isForBill: false,
    isToKeep: false,
  }
  await writeShipping(where, write as never)
  return bodies
}

it('an address takes a solved captcha along where the site asks for one, and nothing elsewhere (SHIP-034)', async () => {
  expect(await sent(async () => 'solved')).toEqual([{ address, recaptcha_response: 'solved' }])
  expect(await sent()).toEqual([{ address }])
})
