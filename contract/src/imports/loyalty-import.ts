import { z } from 'zod'
import { singleLine } from '../fields/inputs.ts'
import { currencies } from '../fields/money.ts'
import { importedCode } from './promotions-import.ts'

const minor = z.int().min(1).max(100_000_000)
const inEveryCurrency = z.record(z.enum(currencies), minor)

/** The loyalty data of a member; accounts refer to it by `memberId`. */
export const importedLoyaltyMember = z.strictObject({
  memberId: singleLine(30).min(1),
  /** The balance at the time of the import. */
  points: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedLoyaltyMember = z.infer<typeof importedLoyaltyMember>

/** A discount that a member can buy with points. */
export const importedVoucher = z.strictObject({
  points: z.int().min(1).max(100_000_000),
  amounts: inEveryCurrency,
})
export type ImportedVoucher = z.infer<typeof importedVoucher>

/** A reward code that every customer can use once. */
export const importedRewardCode = z.strictObject({
  code: importedCode,
  amounts: inEveryCurrency,
  expiresOn: z.iso.date().nullable().default(null),
  /** The limit for all customers together. */
  maxUses: z.int().min(1).max(100_000_000).nullable().default(null),
})
export type ImportedRewardCode = z.infer<typeof importedRewardCode>

export type LoyaltyRow =
  | ({ kind: 'loyaltyMember' } & z.input<typeof importedLoyaltyMember>)
  | ({ kind: 'loyaltyVoucher' } & z.input<typeof importedVoucher>)
  | ({ kind: 'rewardCode' } & z.input<typeof importedRewardCode>)
