import type { PromotionsRow } from '@cairn/contract/promotions-import'
import * as codes from './code-words.ts'
import { associates, freeDelivery, threeTees, trailMug } from './words.ts'

const from75 = { amounts: { USD: 75_00, CAD: 75_00, EUR: 75_00 } }
const from150 = { amounts: { USD: 150_00, CAD: 150_00, GBP: 150_00, EUR: 150_00 } }
const tees = { categories: ['210203', '220203'] }

/** These apply by themselves. */
const automatic: PromotionsRow[] = [
  {
    kind: 'promotion',
    promotionId: 'SHIP-FREE-75',
    level: 'SHIPPING',
    sites: ['CAIRN-US', 'CAIRN-CA', 'CAIRN-ES'],
    when: { spend: from75 },
    gives: { type: 'freeShipping' },
    texts: freeDelivery,
  },
  {
    kind: 'promotion',
    promotionId: 'GWP-TRAILMUG',
    level: 'ORDER',
    when: { spend: from150 },
    gives: { type: 'gift', sku: 'CAIRN007SNW-OS' },
    texts: trailMug,
  },
  {
    kind: 'promotion',
    promotionId: 'BUY3TEES',
    level: 'PRODUCT',
    gives: { type: 'buyAndGet', buy: 2, get: 1, of: tees },
    texts: threeTees,
  },
  {
    kind: 'promotion',
    promotionId: 'ASSOCIATES',
    level: 'PRODUCT',
    when: { groups: ['employee'] },
    gives: { type: 'percentage', percent: 30 },
    texts: associates,
  },
]

type Promotion = Extract<PromotionsRow, { kind: 'promotion' }>
type Coupon = Extract<PromotionsRow, { kind: 'coupon' }>

/** A code, and the promotion of the same name that it opens. */
const opened = (
  code: string,
  promotion: Omit<Promotion, 'kind' | 'promotionId' | 'when'>,
  coupon: Partial<Coupon> = {},
): PromotionsRow[] => [
  { kind: 'promotion', promotionId: code, when: { coupon: true }, ...promotion },
  { kind: 'coupon', code, promotionId: code, ...coupon },
]

const offOrder = (percent: number) =>
  ({ level: 'ORDER', gives: { type: 'percentage', percent } }) as const

/** What can be typed into the field of the cart, one for each thing that can happen to a code. */
const withCodes = (today: string): PromotionsRow[] => [
  ...opened('WELCOME10', { ...offOrder(10), texts: codes.welcome }),
  ...opened('SHELL20', {
    level: 'PRODUCT',
    gives: { type: 'percentage', percent: 20, of: { styles: ['CAIRN002'] } },
    texts: codes.ridgeShell,
  }),
  ...opened('FREESHIP', {
    level: 'SHIPPING',
    gives: { type: 'freeShipping' },
    texts: codes.freeShipping,
  }),
  ...opened('ONCEONLY', { ...offOrder(15), texts: codes.once }, { limits: { perCustomer: 1 } }),
  ...opened(
    'LIMITED',
    { ...offOrder(25), texts: codes.firstCome },
    { limits: { total: 500 }, usedBefore: 500 },
  ),
  ...opened('EXPIRED', {
    ...offOrder(30),
    from: daysFrom(today, -120),
    until: daysFrom(today, -30),
    texts: codes.lastSeason,
  }),
  ...opened('NOTYET', { ...offOrder(20), from: daysFrom(today, 30), texts: codes.nextSeason }),
]

/** What the demo shopper did before. */
const used: PromotionsRow[] = [
  {
    kind: 'couponUse',
    code: 'ONCEONLY',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    orderId: 'd0000001-0000-4000-8000-000000000001',
    currency: 'USD',
    granted: 48_00,
  },
]

const day = 24 * 60 * 60 * 1000

const daysFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * day).toISOString()

export const promotionRows = (today: string): PromotionsRow[] => [
  ...automatic,
  ...withCodes(today),
  ...used,
]
