import type * as SiteSettings from '@cairn/contract/sites/site-settings'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { type RequiredContact, requiredContactOf } from '../delivery/delivery.ts'
import { furthestStep } from '../steps/steps.ts'
import { cartExample } from '../test-cart.ts'
import { AddressForm } from './address-form.tsx'

const site = vi.hoisted((): { asked: Partial<SiteSettings.SiteSettings> } => ({ asked: {} }))
vi.mock('@cairn/contract/sites/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  const settingsOf: typeof real.settingsOf = (locale) => ({
    ...real.settingsOf(locale),
    ...site.asked,
  })
  return { ...real, settingsOf }
})

afterEach(() => {
  site.asked = {}
})

function requiredIn(requiredContact: RequiredContact) {
  const html = renderToStaticMarkup(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <AddressForm
        requiredContact={requiredContact}
        country="GB"
        values={{}}
        problems={undefined}
      />
    </MessagesProvider>,
  )
  return Array.from(html.matchAll(/<input[^>]*>/g), ([field]) => field)
    .filter((field) => field.includes('required'))
    .map((field) => /name="(\w+)"/.exec(field)?.[1])
}

const { delivered, british } = cartExample
const reachable = { firstName: 'Ines', lastName: 'Rochat', phone: '+442079460018' }

test('the form requires the details that the site requires at collection points (SHIP-059)', () => {
  expect(requiredIn('collectionPoint')).toEqual(['email', 'firstName', 'lastName', 'phone'])
  site.asked = { requiredCollectionPointFields: ['contact'], requiresEmailForStorePickup: true }
  expect(requiredIn('collectionPoint')).toEqual(['firstName', 'lastName'])
  expect(requiredIn('store')).toEqual(['email', 'firstName', 'lastName', 'phone'])
})

test('the form requires an email for store pickup if the site does (SHIP-059)', () => {
  site.asked = { requiresEmailForStorePickup: false }
  expect(requiredIn('store')).toEqual(['firstName', 'lastName', 'phone'])
  expect(requiredIn('collectionPoint')).toContain('email')
})

test('the steps require the same details as the site (SHIP-059)', () => {
  const carts = (['pickup', 'pudo'] as const).map((code) =>
    delivered({ code, storeId: '0100', shippingAddress: reachable }),
  )
  const reached = () => carts.map((cart) => furthestStep(cart, british))
  expect(carts.map(requiredContactOf)).toEqual(['store', 'collectionPoint'])
  expect(reached()).toEqual(['shipping', 'shipping'])
  site.asked = { requiresEmailForStorePickup: false }
  expect(reached()).toEqual(['billing', 'shipping'])
  site.asked = { requiredCollectionPointFields: ['contact', 'phone'] }
  expect(reached()).toEqual(['shipping', 'billing'])
})

test('all locales of a country have the same requirements', async () => {
  const { settingsOf } = await vi.importActual<typeof SiteSettings>(
    '@cairn/contract/sites/site-settings',
  )
  const asked = new Map<string, object>()
  for (const locale of locales) {
    const { requiredCollectionPointFields, requiresEmailForStorePickup } = settingsOf(locale)
    const own = { requiredCollectionPointFields, requiresEmailForStorePickup }
    const { country } = siteOf(locale)
    expect(own).toEqual(asked.get(country) ?? own)
    asked.set(country, own)
  }
})
