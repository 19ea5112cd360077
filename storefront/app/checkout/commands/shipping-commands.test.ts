import { denverAddress as address } from '@cairn/commerce/testing/ready-to-order'
import { cart, type Cart } from '@cairn/contract/cart/cart'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { overrideCalls } from '../../platform/testing/test-calls.ts'
import { setShippingDetails } from './shipping-commands.ts'

const sample = sampleOf(cart) as Cart

async function sent(captchaForAddress?: () => Promise<string | undefined>) {
  const bodies: object[] = []
  const ok = { ok: true as const, value: sample }
  const commerce = overrideCalls({} as Client, {
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
  await setShippingDetails(where, write as never)
  return bodies
}

test('sends a captcha with the address only if the site requires one (SHIP-034)', async () => {
  expect(await sent(async () => 'solved')).toEqual([{ address, recaptcha_response: 'solved' }])
  expect(await sent()).toEqual([{ address }])
})
