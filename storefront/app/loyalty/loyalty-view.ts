import type { AnswerOf } from '@cairn/contract/call'
import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { readVouchers, readWelcomePromotion } from '@cairn/contract/loyalty'
import type { JoinField } from './join-fields.ts'

type Voucher = AnswerOf<typeof readVouchers>['applicableLoyaltyVouchers'][number]
export type Welcome = NonNullable<AnswerOf<typeof readWelcomePromotion>['promotion']>

export type Membership = {
  kind: 'member'
  memberId: string
  since: string | null
  points: number
  vouchers: readonly Voucher[]
  welcome: Welcome | null
}

/** Somebody with an account who is not a member yet. */
export type Invitation = {
  kind: 'invited'
  /** The first yes was said, and waits for the second. */
  isWaiting: boolean
  email: string
  name: string
  /** What the profile lacks. */
  missing: readonly JoinField[]
  /** The day by the server's clock: how old somebody is goes by it. */
  today: string
  around: readonly ContentBlock[]
}

/** What was refused in words; without them it is away for a moment. */
export type Unread = { kind: 'failed'; message: string | null }

export type LoyaltyView = Membership | Invitation | Unread
