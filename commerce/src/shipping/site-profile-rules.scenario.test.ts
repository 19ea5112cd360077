import type { readCountryRules } from '@cairn/contract/address/address-calls'
import type { SiteSettings } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overrideSiteSettings } from '../testing/override-site-settings.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const overrides: Partial<Record<Locale, Partial<SiteSettings>>> = {
  'en-us': { minimumAge: 18, earliestBirthDate: '1910-01-01' },
  'de-de': { minimumAge: 21, earliestBirthDate: '1920-01-01' },
}
overrideSiteSettings((locale) => overrides[locale] ?? {})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function limitsIn(countryCode: string) {
  const { body } = await shop
    .visitor()
    .send<AnswerOf<typeof readCountryRules>>('readCountryRules', {
      params: { countryCode },
      locale: 'en-gb',
    })
  return [body.birthDate.minimumAge, body.birthDate.earliest]
}

test('each country can have its own minimum age and earliest birth date (VAL-083)', async () => {
  expect(await limitsIn('US')).toEqual([18, '1910-01-01'])
  expect(await limitsIn('DE')).toEqual([21, '1920-01-01'])
  expect(await limitsIn('GB')).toEqual([16, '1900-01-01'])
})
