import type * as SiteSettings from '@cairn/contract/site-settings'
import { locales, siteOf } from '@cairn/contract/sites'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { AddressForm } from './address-form.tsx'
import { type Need, needOf } from './delivery.ts'
import { furthestStep } from './steps.ts'
import { cartExample } from './test-cart.ts'

const site = vi.hoisted((): { asked: Partial<SiteSettings.SiteSettings> } => ({ asked: {} }))
vi.mock('@cairn/contract/site-settings', async (original) => {
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

function requiredIn(need: Need) {
  const html = renderToStaticMarkup(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <AddressForm need={need} country="GB" values={{}} broken={undefined} />
    </MessagesProvider>,
  )
  return Array.from(html.matchAll(/<input[^>]*>/g), ([field]) => field)
    .filter((field) => field.includes('required'))
    .map((field) => /name="(\w+)"/.exec(field)?.[1])
}

const { delivered, british } = cartExample
const reachable = { firstName: 'Ines', lastName: 'Rochat', phone: '+442079460018' }

it('the form asks at a collection point for what the site asks for there (SHIP-059)', () => {
  expect(requiredIn('collectionPoint')).toEqual(['email', 'firstName', 'lastName', 'phone'])
  site.asked = { collectionPointsAskFor: ['contact'], storesAskForEmail: true }
  expect(requiredIn('collectionPoint')).toEqual(['firstName', 'lastName'])
  expect(requiredIn('store')).toEqual(['email', 'firstName', 'lastName', 'phone'])
})

it('the form asks in a store for an email address where the site does (SHIP-059)', () => {
  site.asked = { storesAskForEmail: false }
  expect(requiredIn('store')).toEqual(['firstName', 'lastName', 'phone'])
  expect(requiredIn('collectionPoint')).toContain('email')
})

it('the steps go on with what the site asks for, and no less (SHIP-059)', () => {
  const carts = (['pickup', 'pudo'] as const).map((code) =>
    delivered({ code, storeId: '0100', shippingAddress: reachable }),
  )
  const reached = () => carts.map((cart) => furthestStep(cart, british))
  expect(carts.map(needOf)).toEqual(['store', 'collectionPoint'])
  expect(reached()).toEqual(['shipping', 'shipping'])
  site.asked = { storesAskForEmail: false }
  expect(reached()).toEqual(['billing', 'shipping'])
  site.asked = { collectionPointsAskFor: ['contact', 'phone'] }
  expect(reached()).toEqual(['shipping', 'billing'])
})

it('the locales of a country ask for the same', async () => {
  const { settingsOf } = await vi.importActual<typeof SiteSettings>('@cairn/contract/site-settings')
  const asked = new Map<string, object>()
  for (const locale of locales) {
    const { collectionPointsAskFor, storesAskForEmail } = settingsOf(locale)
    const own = { collectionPointsAskFor, storesAskForEmail }
    const { country } = siteOf(locale)
    expect(own).toEqual(asked.get(country) ?? own)
    asked.set(country, own)
  }
})
