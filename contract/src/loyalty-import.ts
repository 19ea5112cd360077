import { z } from 'zod'
import { currencies } from './money.ts'
import { importedCouponCode } from './promotions-import.ts'
import { line } from './text.ts'

const minor = z.int().min(1).max(100_000_000)
const inEveryCurrency = z.record(z.enum(currencies), minor)

/** What the programme knows of a member; the account names the member. */
export const importedLoyaltyMember = z.strictObject({
  memberId: line(30).min(1),
  /** What they had before they came here. */
  points: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedLoyaltyMember = z.infer<typeof importedLoyaltyMember>

/** So much off an order for so many points. */
export const importedVoucher = z.strictObject({
  points: z.int().min(1).max(100_000_000),
  amounts: inEveryCurrency,
})
export type ImportedVoucher = z.infer<typeof importedVoucher>

/** A code worth something, once for everybody who has it. */
export const importedRewardCode = z.strictObject({
  code: importedCouponCode,
  amounts: inEveryCurrency,
  expiresOn: z.iso.date().nullable().default(null),
  /** By all together. */
  mostUses: z.int().min(1).max(100_000_000).nullable().default(null),
})
export type ImportedRewardCode = z.infer<typeof importedRewardCode>

export type LoyaltyRow =
  | ({ kind: 'loyaltyMember' } & z.input<typeof importedLoyaltyMember>)
  | ({ kind: 'loyaltyVoucher' } & z.input<typeof importedVoucher>)
  | ({ kind: 'rewardCode' } & z.input<typeof importedRewardCode>)
