import { z } from 'zod'
import { address } from './address.ts'
import { paymentInstrumentId } from './identifiers.ts'
import { amount } from './money.ts'
import { line } from './text.ts'

export const paymentMethodId = z.enum([
  'CREDIT_CARD',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'KLARNA',
  'WALLET',
  'ATHLETES_PAYMENT',
])
export type PaymentMethodId = z.infer<typeof paymentMethodId>

/** What the provider's window gives for a card: never its number. */
/** What a payment provider takes money by, each in a window of its own. */
export type WindowKind = 'card' | 'wallet' | 'payLater'

export const cardToken = z
  .string()
  .max(200)
  .regex(/^(?![\d-]+$)[\w.:-]{8,}$/)
  .meta({ examples: ['tok_4111_visa'] })
const cardFields = {
  brand: line(30),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .meta({ examples: ['1111'] }),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
}

export const givenCard = z.object({ token: cardToken, ...cardFields })

export const card = z.object({
  ...cardFields,
  paymentInstrumentId,
  main: z.boolean(),
})

/** A card, a gift card, points … that pays for a cart or waits in an account. */
export const paymentInstrument = z.object({
  payment_instrument_id: paymentInstrumentId,
  payment_method_id: paymentMethodId,
  /** What it pays of the cart; of a saved gift card, what is left on it. */
  amount: amount.nullable(),
  card: card.nullable(),
  /** The end of a gift card's or a reward's code. */
  maskedCode: z.string().nullable(),
  points: z.int().nullable(),
  address: address.nullable(),
  session_id: z.string().nullable(),
  client_token: z.string().nullable(),
  attachment: z.string().nullable(),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})

/** A way to pay that this cart and this shopper may choose. */
export const paymentMethod = z.object({
  payment_method_id: paymentMethodId,
  /** Rewards wait until an athlete's credit has paid its part. */
  isAvailable: z.boolean(),
  cardBrands: z.array(z.string()).optional(),
  /** Of an athlete's payment. */
  remainingAmount: amount.optional(),
  payableAmount: amount.optional(),
})
