import { z } from 'zod'
import { address } from './address.ts'
import { consumerId, paymentInstrumentId } from './identifiers.ts'
import { currency } from './money.ts'
import { cardToken, givenCard } from './payment-entity.ts'

const minor = z.int().min(0).max(100_000_000)

export const importedCardNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[ -]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{8,40}$/, 'must be 8 to 40 letters and digits'))
  .meta({ examples: ['6006 4900 0000 0001'] })

/** Number and PIN come as they are, and are kept as hashes that only the shop's own key can make. */
export const importedGiftCard = z.strictObject({
  code: importedCardNumber,
  pin: z.string().regex(/^\d{4,8}$/, 'must be 4 to 8 digits'),
  /** Reward: not bought, but given by the programme. */
  type: z.enum(['gift', 'reward']).default('gift'),
  /** None: that of the site where it pays. */
  currency: currency.nullable().default(null),
  /** All that ever came onto it, and what of that was spent before it came here. */
  loaded: minor.default(0),
  spentBefore: minor.default(0),
  /** The last day. */
  expiresOn: z.iso.date().nullable().default(null),
  voided: z.boolean().default(false),
})
export type ImportedGiftCard = z.infer<typeof importedGiftCard>

/** A card that a customer keeps with the payment provider, by its token. */
export const importedSavedCard = z.strictObject({
  paymentInstrumentId,
  consumerId,
  ...givenCard.shape,
  token: cardToken,
  main: z.boolean().default(false),
  address: address.nullable().default(null),
})
export type ImportedSavedCard = z.infer<typeof importedSavedCard>

/** A gift card, or one of the programme, that a customer keeps. */
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
