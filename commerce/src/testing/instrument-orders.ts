import type { Minor } from '@cairn/contract/fields/money'
import { siteOf } from '@cairn/contract/sites/sites'
import { rewardCodeId } from '../loyalty/loyalty-programme-store.ts'
import { rewardHolds } from '../loyalty/reward-holds-store.ts'
import { giftCardId } from '../payments/gift-cards/gift-card-store.ts'
import {
  holdInstruments,
  refundInstruments,
  releaseInstruments,
  spendInstruments,
} from '../payments/order-instruments/instrument-holds-store.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { cardSecret, importRows } from './import-rows.ts'

export type InstrumentChoice = { method: string; source: string | null; points?: number }
type InstrumentAmounts = readonly (readonly [InstrumentChoice, Minor])[]
type CartToPay = { cartId: string; customerId: string; instruments: ReadonlyMap<string, Minor> }

const number = '6006490000000099'
const athlete = 'c1111111-0000-4000-8000-000000000001'

/** A gift card of 100.00, a member with 1,000 points, a code, and an athlete with 200.00 left. */
export const sampleInstruments = {
  card: { method: 'GIFT_CARD', source: giftCardId(cardSecret, number) },
  voucher: { method: 'LOYALTY_VOUCHER', source: 'M-1', points: 500 },
  code: { method: 'REWARD_CODE', source: rewardCodeId(cardSecret, 'REWARD25') },
  credit: { method: 'ATHLETES_PAYMENT', source: null },
  points: (count: number): InstrumentChoice => ({
    method: 'LOYALTY_POINTS',
    source: 'M-1',
    points: count,
  }),
} satisfies Record<string, InstrumentChoice | ((count: number) => InstrumentChoice)>

const amounts = { USD: 25_00, CAD: 25_00, GBP: 25_00, EUR: 25_00 }
const rows = [
  { kind: 'giftCard', code: number, pin: '1111', loaded: 100_00 },
  { kind: 'loyaltyMember', memberId: 'M-1', points: 1_000 },
  { kind: 'rewardCode', code: 'REWARD25', amounts },
  {
    kind: 'customer',
    consumerId: athlete,
    email: 'ada@cairn.test',
    identities: ['ATHLETE'],
    yearlyLimit: 300_00,
    yearlySpent: 100_00,
  },
]

/** Rolls the transaction of a refused order back. */
class RolledBackError extends Error {}

/** Holds and refunds of payment instruments, without the orders themselves. */
export function instrumentOrders(database: OpenDatabase) {
  const inOwnTransaction = <Value>(work: Parameters<typeof inTransaction<Value>>[1]) =>
    inTransaction(database.query, work)
  const readNumber = async (query: string) => Number((await database.run(query)).rows[0]?.['value'])

  return {
    readNumber,

    reset: async () => {
      await database.exec(`truncate gift_cards, loyalty_members, reward_codes, instrument_holds,
        instrument_refunds, cart_instruments, carts, accounts cascade`)
      const report = await importRows(database.query, rows)
      if (!report.ok) throw new Error('the rows were not imported', { cause: report.problems })
    },

    /** A cart that is paid with these amounts. */
    cart: async (shares: InstrumentAmounts, customerId = athlete): Promise<CartToPay> => {
      const insertedCarts = await database.run(
        `insert into carts (consumer_id, state) values ($1, 'deleted') returning id`,
        [customerId],
      )
      const cartId = String(insertedCarts.rows[0]?.['id'])
      const instruments = new Map<string, Minor>()
      for (const [{ method, source, points = null }, amount] of shares) {
        const id = crypto.randomUUID()
        instruments.set(id, amount)
        await database.run(
          `insert into cart_instruments (instrument_id, cart_id, method, source, points)
           values ($1, $2, $3, $4, $5)`,
          [id, cartId, method, source, points],
        )
      }
      return { cartId, customerId, instruments }
    },

    /** Rolls back if an instrument is refused, as placing an order does. */
    hold: async (cart: CartToPay, orderNumber: string = crypto.randomUUID()): Promise<string> => {
      let outcome = 'held'
      await inOwnTransaction(async (transaction) => {
        const holdResult = await holdInstruments(
          transaction,
          { ...cart, orderNumber, identityIds: [], site: siteOf('en-us') },
          rewardHolds,
        )
        if (holdResult.ok) return
        outcome = holdResult.refusal.name
        throw new RolledBackError()
      }).catch((error: unknown) => {
        if (!(error instanceof RolledBackError)) throw error
      })
      return outcome
    },

    release: (orderNumber: string) =>
      inOwnTransaction((transaction) => releaseInstruments(transaction, orderNumber, rewardHolds)),
    spend: (orderNumber: string) =>
      inOwnTransaction((transaction) => spendInstruments(transaction, orderNumber)),
    refund: (request: Parameters<typeof refundInstruments>[1]) =>
      inOwnTransaction((transaction) => refundInstruments(transaction, request, rewardHolds)),

    entries: () => readNumber('select sum(amount_minor) as value from gift_card_entries'),
    balances: async () => ({
      card: await readNumber('select balance_minor as value from gift_cards'),
      points: await readNumber('select points as value from loyalty_members'),
      codes: await readNumber('select uses as value from reward_codes'),
      year: await readNumber(`select (select yearly_spent from accounts) + coalesce(
        (select sum(amount_minor - returned_minor) from yearly_spends), 0) as value`),
    }),
  }
}
