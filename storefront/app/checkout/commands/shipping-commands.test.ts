import { denverAddress as address } from '@cairn/commerce/testing/ready-to-order'
import { cart, type Cart } from '@cairn/contract/cart/cart'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls } from '../../platform/testing/test-calls.ts'
import { setShippingDetails } from './shipping-commands.ts'

const sample = sampleOf(cart) as Cart

async function addressBodiesSent(captchaForAddress?: () => Promise<string | undefined>) {
  const requestBodies: object[] = []
  const okResult = { ok: true as const, value: sample }
  const commerce = handleRefusals(
    overrideCalls({} as Client, {
      changeItem: async () => okResult,
      validateShippingAddress: async () => ({
        ok: true,
        value: { isValid: true, suggestions: [], cart: sample } as never,
      }),
      setShippingAddress: async ({ body }) => {
        requestBodies.push(body)
        return okResult
      },
    }),
  )
  const context = {
    commerce,
    cart: sample,
    country: 'US',
    ...(captchaForAddress && { captchaForAddress }),
  }
  const command = {
    intent: 'shipping' as const,
    savedAddress: address,
    typedAddress: {},
    recipients: [],
    speeds: [],
    addressOptions: { isBillingAddress: false, shouldSaveAddress: false },
  }
  await setShippingDetails(context, command as never)
  return requestBodies
}

test('sends a captcha with the address only if the site requires one (SHIP-034)', async () => {
  expect(await addressBodiesSent(async () => 'solved')).toEqual([
    { address, recaptcha_response: 'solved' },
  ])
  expect(await addressBodiesSent()).toEqual([{ address }])
})
