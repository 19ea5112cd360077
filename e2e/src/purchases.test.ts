import { howMany } from '@cairn/server/testing/how-many'
import { beforeAll, describe, expect } from 'vitest'
import { buy } from './buying.ts'
import { test } from './journey.ts'
import { currencyOf, sku, totalOf } from './purchase-prices.ts'
import { invite, openStores } from './purchasers.ts'
import { allPurchases, coveringPairs, type Purchase } from './purchases.ts'
import { instrumentsOf } from './purse.ts'
import { showOrder } from './shop-door.ts'
import { shopLocales } from './words.ts'

const widths = [390, 800, 1440] as const

/** Languages and widths take turns. */
const walks = howMany(0, 1) ? allPurchases : coveringPairs(allPurchases)
const visits = walks.map((purchase, at) => ({
  purchase,
  locale: shopLocales[at % shopLocales.length] ?? 'en-us',
  width: widths[Math.floor(at / shopLocales.length) % widths.length] ?? 390,
}))

const titleOf = ({ purchase: { who, way, choice }, locale, width }: (typeof visits)[number]) =>
  [
    `${who}, ${way}, ${choice}, in ${locale} at ${width} px`,
    { purchase: { who, way, choice }, locale, width },
  ] as const

beforeAll(openStores)

/** The order as its desk tells it, without its number, its hour and the gifts that came along. */
async function toldOf(orderNumber: string, { choice }: Purchase) {
  const [first = '', recipient, ...lines] = await showOrder(orderNumber)
  const [, , status, total] = first.split('  ')
  const instruments = lines.filter((line) => /^[A-Za-z_]+ [\d.]+ [A-Z]{3}$/.test(line))
  const bought = lines.findIndex((line) => line.startsWith(`1 × ${sku(choice)} `))
  const parcel = lines.slice(0, bought).findLast((line) => line.startsWith('me-'))
  return { status, total, recipient, instruments: instruments.toSorted(), parcel }
}

describe('everybody buys in every way that is theirs, and has it brought in every way that is theirs (PAY-001, PAY-002, PAY-003, PAY-004, PAY-005, PAY-006, PAY-007, PAY-008, SHIP-001, SHIP-002, SHIP-003, SHIP-004, SHIP-005)', () => {
  test.for(visits.map(titleOf))('%s', async ([, { purchase, locale, width }], { visit }) => {
    const purchaser = await invite(purchase)
    const { page } = await visit({ locale, width })
    const { asked, orderNumber } = await buy(page, { purchase, purchaser, locale })
    const total = totalOf(purchase, locale)
    const currency = currencyOf(locale)

    expect(asked.replace(',', '.')).toBe((total / 100).toFixed(2))
    // What is mailed is there before anybody has looked.
    const state = purchase.choice === 'digital' ? '(Created|Delivered)' : 'Created'
    expect(await toldOf(orderNumber, purchase)).toEqual({
      status: expect.stringMatching(new RegExp(`^${state}$`)),
      total: `${(total / 100).toFixed(2)} ${currency}`,
      recipient: `for ${purchaser.email ?? 'ines@rochat.example'}`,
      instruments: instrumentsOf(purchase.way, { total, currency }),
      parcel: expect.stringMatching(new RegExp(`^me-${purchase.choice}.*: ${state}$`)),
    })
  })
})
