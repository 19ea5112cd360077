import { expect, test } from 'vitest'
import { locales } from '../sites/sites.ts'
import { importedCoupon, importedPromotion } from './promotions-import.ts'

const texts = Object.fromEntries(locales.map((locale) => [locale, { name: 'Ten percent off' }]))
const row = {
  promotionId: 'TEN',
  level: 'ORDER',
  gives: { type: 'percentage', percent: 10 },
  texts,
}

const issuesOf = (fields: object) =>
  importedPromotion
    .safeParse({ ...row, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('a minimal promotion applies on every site, for every customer, without an end', () => {
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

test('a product promotion excludes others on the same line by default', () => {
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
])('reports invalid combinations with their path', (fields, issue) => {
  expect(issuesOf(fields)).toEqual([issue])
})

test('requires texts in every locale', () => {
  const { 'it-it': _, ...others } = texts

  expect(issuesOf({ texts: others })).toHaveLength(1)
})

test('converts coupon codes to upper case', () => {
  expect(importedCoupon.parse({ code: 'welcome10', promotionId: 'TEN' })).toEqual({
    code: 'WELCOME10',
    promotionId: 'TEN',
    from: null,
    until: null,
    limits: {},
    usedBefore: 0,
  })
})
