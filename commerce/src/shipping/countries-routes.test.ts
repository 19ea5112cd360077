import type { Locale } from '@cairn/contract/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Answer = {
  countries: { code: string; name: string; dialCode: string; mask: string }[]
}
const countriesIn = async (locale: Locale) =>
  (await shop.visitor().send<Answer>('readCountries', { locale })).body.countries

test('countries come with their codes, as the language of the page calls and orders them (SHIP-055)', async () => {
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
