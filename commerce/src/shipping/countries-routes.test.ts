import { countryRules, type readCountryRules } from '@cairn/contract/address/address-calls'
import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { en } from '@cairn/contract/address/messages/en'
import { provincesOf } from '@cairn/contract/address/provinces'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type CountryRules = AnswerOf<typeof readCountryRules>
type Answer = {
  countries: { code: string; name: string; dialCode: string; mask: string }[]
}
const countriesIn = async (locale: Locale) =>
  (await shop.visitor().send<Answer>('readCountries', { locale })).body.countries

test('countries have their codes, and names in the language and order of the locale (SHIP-055)', async () => {
  const german = await countriesIn('de-de')

  expect(german.map(({ code }) => code)).toEqual(['DE', 'FR', 'IT', 'CA', 'ES', 'US', 'GB'])
  expect(german[0]).toEqual({
    code: 'DE',
    name: 'Deutschland',
    dialCode: '49',
    mask: 'XXXX - XXX - XXX',
  })
  expect((await countriesIn('en-us')).at(-1)).toEqual({
    code: 'US',
    name: 'United States',
    dialCode: '1',
    mask: '(XXX) XXX - XXXX',
  })
})

const rulesOf = (code: string, locale: Locale) =>
  shop.visitor().send<CountryRules>('readCountryRules', { params: { countryCode: code }, locale })

test('a country has its address rules, its states and its phone format (VAL-082)', async () => {
  const { status, body } = await rulesOf('US', 'en-us')

  expect(status).toBe(200)
  expect(countryRules.parse(body)).toEqual(body)
  expect(body.addressRules).toEqual({
    shipping: addressRulesOf('US'),
    billing: addressRulesOf('US'),
  })
  expect(body.addressRules.shipping.province.required).toBe(true)
  expect(new Set(body.states)).toEqual(new Set(provincesOf('US', (key) => en[key])))
  expect(body.states).toContainEqual({ code: 'CO', name: 'Colorado' })
  expect(body.countries).toContainEqual({ code: 'CA', name: 'Canada' })
  expect(body.phone).toEqual({ dialCode: '1', mask: '(XXX) XXX - XXXX', required: true })
  expect(body.birthDate).toMatchObject({ format: 'MM/DD/YYYY', minimumAge: 13, required: true })
  expect(body.postalCode).toEqual(addressRulesOf('US').postalCode)
  expect(body.storePickupRules.email.required).toBe(true)
})

test('provinces have names in the language of the locale, in its order', async () => {
  const { body } = await rulesOf('CA', 'fr-ca')

  expect(body.states.map(({ name }) => name)).toEqual([
    'Alberta',
    'Colombie-Britannique',
    'Île-du-Prince-Édouard',
    'Manitoba',
    'Nouveau-Brunswick',
    'Nouvelle-Écosse',
    'Nunavut',
    'Ontario',
    'Québec',
    'Saskatchewan',
    'Terre-Neuve-et-Labrador',
    'Territoires du Nord-Ouest',
    'Yukon',
  ])
})

test('a country is named in the language of the locale, and an unknown country is not found', async () => {
  const { body } = await rulesOf('DE', 'de-de')

  expect(body).toMatchObject({
    name: 'Deutschland',
    states: [],
    addressRules: { shipping: { province: { required: false } } },
    phone: { dialCode: '49', mask: 'XXXX - XXX - XXX', required: false },
    birthDate: { format: 'DD/MM/YYYY', minimumAge: 16 },
  })
  expect(await rulesOf('ZZ', 'en-us')).toMatchObject({ status: 404, errorId: 'API404' })
})

const placesOf = async (code: string, postalCode?: string) => {
  const answer = await shop.visitor().send<CountryRules>('readCountryRules', {
    params: { countryCode: code },
    ...(postalCode !== undefined && { query: { postalCode } }),
  })
  return answer.body.places
}

test('the places of a postal code are suggested, with their states', async () => {
  expect(await placesOf('US', '80202-1234')).toEqual([{ city: 'Denver', province: 'CO' }])
  expect(await placesOf('CA', 'v6k1n7')).toEqual([{ city: 'Vancouver', province: 'BC' }])
  expect(await placesOf('GB', 'm3 3ab')).toEqual([{ city: 'Manchester' }, { city: 'Salford' }])
  expect(await placesOf('IT', '39100')).toEqual([{ city: 'Bolzano', province: 'BZ' }])
})

test('no place is suggested for a postal code that is not known, or without one', async () => {
  expect(await placesOf('US', '59001')).toEqual([])
  expect(await placesOf('US', '802')).toEqual([])
  expect(await placesOf('DE', '80202')).toEqual([])
  expect(await placesOf('DE', '123')).toEqual([])
  expect(await placesOf('GB', '80202')).toEqual([])
  expect(await placesOf('US')).toBeUndefined()
})

test('the postal code of a person is mandatory by the locale, with the pattern of the country', async () => {
  const { body } = await rulesOf('DE', 'de-de')
  expect(body.postalCode).toEqual({ ...addressRulesOf('DE').postalCode, required: false })
  expect(body.addressRules.shipping.postalCode.required).toBe(true)
})
