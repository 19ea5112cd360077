import type { AccountsRow } from '@cairn/contract/accounts-import'
import type { CatalogueRow } from '@cairn/contract/catalogue-import'
import { languageOf } from '@cairn/contract/sites'
import type { LoyaltyRow } from '@cairn/contract/loyalty-import'
import type { OrdersRow } from '@cairn/contract/orders-import'
import type { PaymentsRow } from '@cairn/contract/payments-import'
import type { ShippingRow } from '@cairn/contract/shipping-import'
import type { StoresRow } from '@cairn/contract/stores-import'
import type { TaxRow } from '@cairn/contract/tax-import'
import { peopleRows } from './people/people.ts'
import type { PromotionsRow } from '@cairn/contract/promotions-import'
import { pastOrderRows } from './orders/past-order-rows.ts'
import { instrumentRows } from './payments/instrument-rows.ts'
import { categoryRows } from './range/assemble/assemble-categories.ts'
import { assembleStyle, type StyleRow } from './range/assemble/assemble-style.ts'
import { inEveryLocale } from './range/assemble/in-every-locale.ts'
import { isSoldOn } from './range/assemble/market.ts'
import { slugOf } from './range/assemble/slug.ts'
import { expedition } from './range/known/expedition.ts'
import { knownRange } from './range/known/known.ts'
import { range } from './range/range.ts'
import { sizeCharts } from './size-charts/size-charts.ts'
import { promotionRows } from './promotions/promotion-rows.ts'
import { shippingZoneRows } from './shipping/zone-rows.ts'
import { storeRows, storeStockRows } from './stores/store-rows.ts'
import { taxRows } from './tax/tax-rows.ts'

export type WorldRow =
  | CatalogueRow
  | StoresRow
  | ShippingRow
  | TaxRow
  | AccountsRow
  | PromotionsRow
  | PaymentsRow
  | LoyaltyRow
  | OrdersRow

/** Numbers that the known styles leave free for others of their kind. */
const knownNumbers = 100

const knownStyles = (today: string): StyleRow[] =>
  knownRange.map((idea, number) => assembleStyle(idea, { number, today, isSoldOn: () => true }))

const otherStyles = (today: string): StyleRow[] =>
  range.map((idea, at) => assembleStyle(idea, { number: knownNumbers + at, today, isSoldOn }))

const sets = (): CatalogueRow[] => [
  {
    kind: 'set',
    productId: expedition.productId,
    texts: inEveryLocale((locale) => {
      const words = expedition.words[languageOf(locale)]
      return { ...words, slug: slugOf(words.name) }
    }),
    styles: [...expedition.styles],
  },
]

const worldOf = (today: string, styles: StyleRow[]): WorldRow[] => [
  ...storeRows(),
  ...peopleRows(today),
  ...shippingZoneRows(),
  ...taxRows(),
  ...categoryRows(),
  ...styles,
  ...sets(),
  ...sizeCharts(),
  ...storeStockRows(styles),
  ...promotionRows(today),
  ...instrumentRows(today),
  ...pastOrderRows(today),
]

/** The few styles that everything relies on, as rows of an import: enough for a test, loaded in no time. */
export const knownWorld = (today: string): WorldRow[] => worldOf(today, knownStyles(today))

/** The whole demo world, as rows of an import. `today` is the day that everything is counted from. */
export const demoWorld = (today: string): WorldRow[] =>
  worldOf(today, [...knownStyles(today), ...otherStyles(today)])
