import { parseDocument } from '@cairn/commerce/content/import/parse-document'
import { deliveryPage } from '@cairn/contract/sites/delivery-page'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { fixtureRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'

const zones = fixtureRows('2026-11-21').filter((row) => row.kind === 'shippingZone')

const source = demoDocuments('2026-03-01').find((row) => Object(row).slug === deliveryPage)
const { kind: _, ...document } = Object(source)
const parsed = parseDocument(document, { kind: 'page' })

test.each(locales)('the page about delivery names every price of the zones of %s', (locale) => {
  const text = 'bodies' in parsed ? JSON.stringify(parsed.bodies.get(locale)) : ''
  const { siteId, currency } = siteOf(locale)
  const format = new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
  const prices = zones
    .filter((zone) => zone.siteId === siteId)
    .flatMap(({ methods }) => methods.map(({ price }) => price))
    .filter((price) => price > 0)
  expect(prices.length).toBeGreaterThan(2)
  const missing = prices
    .map((price) => format.format(price / 100))
    .filter((price) => !text.includes(price))
  expect(missing).toEqual([])
})
