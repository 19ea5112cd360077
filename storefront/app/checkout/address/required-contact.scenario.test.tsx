import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { accept } from '@cairn/contract/refusals/result'
import { settingsOf, type SiteSettings } from '@cairn/contract/sites/site-settings'
import { locales } from '@cairn/contract/sites/sites'
import type { Client } from '@cairn/contract/wire/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls } from '../../platform/testing/test-calls.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { AddressForm } from '../../purchase/address/address-form.tsx'
import { type RequiredContact, requiredContactOf } from '../../purchase/delivery.ts'
import { setShippingDetails } from '../commands/shipping-commands.ts'
import { furthestStep } from '../steps/steps.ts'
import { cartExample } from '../test-cart.ts'

type ContactSettings = Partial<
  Pick<SiteSettings, 'requiredCollectionPointFields' | 'requiresEmailForStorePickup'>
>

let overrides: ContactSettings = {}
overrideSiteSettings(() => overrides)

afterEach(() => {
  overrides = {}
})

function requiredIn(requiredContact: RequiredContact) {
  const form = <AddressForm kind={requiredContact} country="GB" values={{}} problems={undefined} />
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => form }])
  const html = renderToStaticMarkup(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  return Array.from(html.matchAll(/<input[^>]*>/g), ([field]) => field)
    .filter((field) => field.includes('required'))
    .map((field) => /name="(\w+)"/.exec(field)?.[1])
}

const { withDelivery, country } = cartExample
const contactWithoutEmail = { firstName: 'Ines', lastName: 'Rochat', phone: '+442079460018' }

test('the form requires the details that the site requires at collection points (SHIP-059)', () => {
  expect(requiredIn('collectionPoint')).toEqual(['email', 'firstName', 'lastName', 'phone'])
  overrides = { requiredCollectionPointFields: ['contact'], requiresEmailForStorePickup: true }
  expect(requiredIn('collectionPoint')).toEqual(['firstName', 'lastName'])
  expect(requiredIn('store')).toEqual(['email', 'firstName', 'lastName', 'phone'])
})

test('the form requires an email for store pickup if the site does (SHIP-059)', () => {
  overrides = { requiresEmailForStorePickup: false }
  expect(requiredIn('store')).toEqual(['firstName', 'lastName', 'phone'])
  expect(requiredIn('collectionPoint')).toContain('email')
})

test('the steps require the same details as the site (SHIP-059)', () => {
  const carts = (['pickup', 'pudo'] as const).map((code) =>
    withDelivery({ code, storeId: '0100', shippingAddress: contactWithoutEmail }),
  )
  const reachedSteps = () => carts.map((cart) => furthestStep(cart, country))
  expect(carts.map(requiredContactOf)).toEqual(['store', 'collectionPoint'])
  expect(reachedSteps()).toEqual(['shipping', 'shipping'])
  overrides = { requiresEmailForStorePickup: false }
  expect(reachedSteps()).toEqual(['billing', 'shipping'])
  overrides = { requiredCollectionPointFields: ['contact', 'phone'] }
  expect(reachedSteps()).toEqual(['shipping', 'billing'])
})

test('by default every locale requires a contact with email and phone (SHIP-059)', () => {
  expect(locales.map((locale) => settingsOf(locale))).toEqual(
    locales.map(() =>
      expect.objectContaining({
        requiredCollectionPointFields: ['contact', 'email', 'phone'],
        requiresEmailForStorePickup: true,
      }),
    ),
  )
})

describe('a contact that is blank is refused only where the site requires it', () => {
  const contact = { ...contactWithoutEmail, email: 'ines@example.com' }
  const blankContact = { email: ' ', firstName: '', lastName: '', phone: '' }

  /** Submits the shipping step; an address that its form accepts is sent to the server. */
  async function submit(code: ShippingMethodCode, blank: object) {
    let isSent = false
    const cart = withDelivery({ code, storeId: '0100' })
    const commerce = handleRefusals(
      overrideCalls({} as Client, {
        validateShippingAddress: async ({ body: { address } }) =>
          accept({ isValid: true, address, suggestions: [] }),
        setShippingAddress: async () => {
          isSent = true
          return accept(cart)
        },
      }),
    )
    const result = await setShippingDetails(
      { commerce, cart, country },
      {
        intent: 'shipping',
        typedAddress: { ...contact, ...blank },
        addressOptions: {
          isBillingAddress: true,
          shouldSaveAddress: false,
          wantsNewsletter: false,
        },
        recipients: [],
        speeds: [],
      },
    )
    expect(result.ok).toBe(isSent)
    return result
  }

  async function fieldsRefused(code: ShippingMethodCode, blank: object) {
    const result = await submit(code, blank)
    return result.ok ? [] : Object.keys(result.refusal.problems ?? {})
  }

  test.each([
    ['the email address', ['email'], '(VAL-019)'],
    ['the phone number', ['phone'], '(VAL-020)'],
    ['the name', ['firstName', 'lastName'], '(VAL-021)'],
  ] as const)('%s at a collection point: %j %s', async (...[, fields]) => {
    const blank = Object.fromEntries(fields.map((field) => [field, blankContact[field]]))
    expect(await fieldsRefused('pudo', blank)).toEqual(fields)
    overrides = { requiredCollectionPointFields: [] }
    expect(await fieldsRefused('pudo', blank)).toEqual([])
  })

  test('the email address at a store (VAL-022)', async () => {
    expect(await fieldsRefused('pickup', { email: '' })).toEqual(['email'])
    overrides = { requiresEmailForStorePickup: false }
    expect(await fieldsRefused('pickup', { email: '' })).toEqual([])
  })
})
