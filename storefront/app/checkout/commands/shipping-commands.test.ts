import { denverAddress as address } from '@cairn/commerce/testing/ready-to-order'
import { cart, type Cart } from '@cairn/contract/cart/cart'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls } from '../../platform/testing/test-calls.ts'
import type { TypedAddress } from '../../purchase/address/typed-address.ts'
import { setShippingDetails } from './shipping-commands.ts'

const sample = sampleOf(cart) as Cart

type SentAddressOptions = {
  captchaForAddress?: () => Promise<string | undefined>
  /** Typed by the shopper, where no entry of the address book was selected. */
  typedAddress?: TypedAddress
  country?: string
  wantsNewsletter?: boolean
}

async function addressBodiesSent({
  captchaForAddress,
  typedAddress,
  country = 'US',
  wantsNewsletter = false,
}: SentAddressOptions) {
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
    country,
    ...(captchaForAddress && { captchaForAddress }),
  }
  const command = {
    intent: 'shipping' as const,
    savedAddress: typedAddress ? undefined : address,
    typedAddress: typedAddress ?? {},
    recipients: [],
    speeds: [],
    addressOptions: { isBillingAddress: false, shouldSaveAddress: false, wantsNewsletter },
  }
  await setShippingDetails(context, command as never)
  return requestBodies
}

test('sends a captcha with the address only if the site requires one (SHIP-034)', async () => {
  expect(await addressBodiesSent({ captchaForAddress: async () => 'solved' })).toEqual([
    { address, recaptcha_response: 'solved' },
  ])
  expect(await addressBodiesSent({})).toEqual([{ address }])
})

test('sends the consent to the newsletter with the address if the box is ticked (ACC-006)', async () => {
  expect(await addressBodiesSent({ wantsNewsletter: true })).toEqual([
    { address: { ...address, subscriptions: { newsletterConsent: true } } },
  ])
})

const { countryCode: _, ...typedInDenver } = address
const typedInLondon = {
  ...typedInDenver,
  addressLine1: '10 Downing Street',
  city: 'London',
  province: '',
  postalCode: 'sw1a 1aa',
}

test.each([
  ['US', { ...typedInDenver, phone: '(415) 555-0100' }, { phone: '+14155550100' }, '(VAL-024)'],
  ['GB', { ...typedInLondon, phone: '07911123456' }, { phone: '+447911123456' }, '(VAL-025)'],
  ['GB', typedInLondon, { postalCode: 'SW1A 1AA' }, '(VAL-057)'],
])('sends what was typed in %s in its usual notation: %j as %j %s', async (...row) => {
  const [country, typedAddress, sentFields] = row
  expect(await addressBodiesSent({ typedAddress, country })).toMatchObject([
    { address: { ...sentFields, countryCode: country } },
  ])
})
