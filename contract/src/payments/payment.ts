import { z } from 'zod'
import { address } from '../address/address.ts'
import { paymentInstrumentId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'

export const paymentMethodId = z
  .enum([
    'CREDIT_CARD',
    'GIFT_CARD',
    'LOYALTY_POINTS',
    'REWARD_CODE',
    'REWARD_CARD',
    'KLARNA',
    'WALLET',
    'ATHLETES_PAYMENT',
  ])
  .describe('The kind of payment.')
export type PaymentMethodId = z.infer<typeof paymentMethodId>

/** The kinds of payment that have a window of the provider. */
export type PaymentWindowKind = 'card' | 'wallet' | 'payLater'

export const cardToken = z
  .string()
  .max(200)
  .regex(/^(?![\d-]+$)[\w.:-]{8,}$/)
  .meta({ examples: ['tok_4111_visa'] })
  .describe('A token of the payment provider that stands for a card. Card numbers are refused.')
export const cardBin = z
  .string()
  .regex(/^\d{6,8}$/)
  .meta({ examples: ['411111'] })
  .describe('The first 6 to 8 digits of a card number, which name its bank.')

const cardFields = {
  brand: singleLine(30),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .meta({ examples: ['1111'] }),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2100),
  bin: cardBin.optional(),
}

export const cardInput = z.object({ token: cardToken, ...cardFields })

export const card = z.object({
  ...cardFields,
  paymentInstrumentId,
  main: z.boolean(),
})

/** A card, a gift card or points: applied to a cart or saved in an account. */
export const paymentInstrument = z.object({
  payment_instrument_id: paymentInstrumentId,
  payment_method_id: paymentMethodId,
  /** The part of the cart total that it pays, or the balance of a saved gift card. */
  amount: amount.nullable(),
  card: card.nullable(),
  /** The last characters of a gift card or reward code. */
  maskedCode: z.string().nullable(),
  points: z.int().nullable(),
  address: address.nullable(),
  session_id: z.string().nullable(),
  client_token: z.string().nullable(),
  attachment: z.string().nullable(),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})

/** A payment method that is offered for a cart. */
export const paymentMethod = z.object({
  payment_method_id: paymentMethodId,
  /** False for rewards while an athlete's credit has not paid its part. */
  isAvailable: z.boolean(),
  cardBrands: z.array(z.string()).optional(),
  /** Only for an athlete's payment. */
  remainingAmount: amount.optional(),
  payableAmount: amount.optional(),
})
