import { z } from 'zod'
import { address } from '../address/address.ts'
import { consumerId, paymentInstrumentId } from '../fields/identifiers.ts'
import { currency } from '../fields/money.ts'
import { cardInput, cardToken } from '../payments/payment.ts'

const minor = z.int().min(0).max(100_000_000)

export const importedCardNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[ -]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{8,40}$/, 'must be 8 to 40 letters and digits'))
  .meta({ examples: ['6006 4900 0000 0001'] })

/** Number and PIN are imported as plain text and stored as keyed hashes. */
export const importedGiftCard = z.strictObject({
  code: importedCardNumber,
  pin: z.string().regex(/^\d{4,8}$/, 'must be 4 to 8 digits'),
  /** A `reward` card is given by the loyalty programme, not bought. */
  type: z.enum(['gift', 'reward']).default('gift'),
  /** Null: the currency of the site where the card pays. */
  currency: currency.nullable().default(null),
  /** `loaded` is everything ever loaded; `spentBefore` is the part spent before the import. */
  loaded: minor.default(0),
  spentBefore: minor.default(0),
  /** The last valid day. */
  expiresOn: z.iso.date().nullable().default(null),
  voided: z.boolean().default(false),
})
export type ImportedGiftCard = z.infer<typeof importedGiftCard>

/** A customer's saved card, by the token of the payment provider. */
export const importedSavedCard = z.strictObject({
  paymentInstrumentId,
  consumerId,
  ...cardInput.shape,
  token: cardToken,
  main: z.boolean().default(false),
  address: address.nullable().default(null),
})
export type ImportedSavedCard = z.infer<typeof importedSavedCard>

/** A gift or reward card that a customer has saved. */
export const importedSavedGiftCard = z.strictObject({
  paymentInstrumentId,
  consumerId,
  code: importedCardNumber,
  type: z.enum(['gift', 'reward']).default('gift'),
})
export type ImportedSavedGiftCard = z.infer<typeof importedSavedGiftCard>

export type PaymentsRow =
  | ({ kind: 'giftCard' } & z.input<typeof importedGiftCard>)
  | ({ kind: 'savedCard' } & z.input<typeof importedSavedCard>)
  | ({ kind: 'savedGiftCard' } & z.input<typeof importedSavedGiftCard>)
