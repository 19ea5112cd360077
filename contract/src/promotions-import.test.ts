import { expect, test } from 'vitest'
import { importedCoupon, importedPromotion } from './promotions-import.ts'
import { locales } from './sites.ts'

const texts = Object.fromEntries(locales.map((locale) => [locale, { name: 'Ten percent off' }]))
const row = {
  promotionId: 'TEN',
  level: 'ORDER',
  gives: { type: 'percentage', percent: 10 },
  texts,
}

const complaintsOf = (more: object) =>
  importedPromotion
    .safeParse({ ...row, ...more })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('a promotion that says little is on everywhere, for everybody, for ever', () => {
  expect(importedPromotion.parse(row)).toMatchObject({
    sites: ['CAIRN-US', 'CAIRN-CA', 'CAIRN-GB', 'CAIRN-DE', 'CAIRN-FR', 'CAIRN-IT', 'CAIRN-ES'],
    active: true,
    from: null,
    until: null,
    when: { coupon: false },
    gives: { of: { styles: [], products: [], categories: [] } },
    excludes: 'nothing',
    limits: {},
    approachingDisplayLevel: 'ORDER',
    inProgressFrom: 50,
  })
})

test('one of products stands on its lines alone unless it says otherwise', () => {
  expect(importedPromotion.parse({ ...row, level: 'PRODUCT' }).excludes).toBe('line')
  expect(importedPromotion.parse({ ...row, level: 'PRODUCT', excludes: 'nothing' }).excludes).toBe(
    'nothing',
  )
})

test.each([
  [
    { level: 'SHIPPING', gives: { type: 'gift', sku: 'CAIRN007SNW-OS' } },
    'level must be ORDER or PRODUCT for this effect',
  ],
  [{ gives: { type: 'buyAndGet', buy: 2, get: 1 } }, 'level must be PRODUCT for this effect'],
  [{ gives: { type: 'freeShipping' } }, 'level must be SHIPPING for this effect'],
  [{ excludes: 'line' }, 'excludes lines are excluded at the level PRODUCT only'],
  [
    { sites: ['CAIRN-US'], gives: { type: 'amount', amounts: { USD: 500 }, per: 'piece' } },
    'gives.per pieces are at the level PRODUCT only',
  ],
  [
    { sites: ['CAIRN-US', 'CAIRN-CA'], gives: { type: 'amount', amounts: { USD: 500 } } },
    'gives.amounts must have an amount in CAD',
  ],
  [
    { sites: ['CAIRN-GB'], when: { spend: { amounts: { EUR: 500 } } } },
    'when.spend.amounts must have an amount in GBP',
  ],
  [
    { from: '2026-01-02T00:00:00Z', until: '2026-01-02T00:00:00Z' },
    'until must be later than from',
  ],
  [
    { texts: { ...texts, 'fr-ca': { name: 'Dix', callout: 'a|b|c|d' } } },
    'texts.fr-ca.callout must have three parts at most',
  ],
])('what cannot be is told with its place', (more, complaint) => {
  expect(complaintsOf(more)).toEqual([complaint])
})

test('every locale has to have its words', () => {
  const { 'it-it': _, ...others } = texts

  expect(complaintsOf({ texts: others })).toHaveLength(1)
})

test('a code is kept in capitals', () => {
  expect(importedCoupon.parse({ code: 'welcome10', promotionId: 'TEN' })).toEqual({
    code: 'WELCOME10',
    promotionId: 'TEN',
    from: null,
    until: null,
    limits: {},
    usedBefore: 0,
  })
})
