import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type {
  readPointsHistory,
  readVouchers,
  readWelcomePromotion,
} from '@cairn/contract/loyalty/loyalty-calls'
import type { PersonRequirements } from '@cairn/contract/validation/profile-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { JoinField } from './join-fields.ts'

type Voucher = AnswerOf<typeof readVouchers>['applicableLoyaltyVouchers'][number]
export type Welcome = NonNullable<AnswerOf<typeof readWelcomePromotion>['promotion']>

export type PointsHistory = {
  entries: AnswerOf<typeof readPointsHistory>['entries']
  page: { current: number; count: number }
}

export type Membership = {
  kind: 'member'
  memberId: string
  since: string | null
  points: number
  vouchers: readonly Voucher[]
  welcome: Welcome | null
  /** Null if it could not be read. */
  history: PointsHistory | null
}

/** A signed-in shopper who is not a member yet. */
export type Invitation = {
  kind: 'invited'
  /** The first step of the double opt-in is done, the second is missing. */
  isWaiting: boolean
  email: string
  name: string
  /** The fields that the profile lacks. */
  missing: readonly JoinField[]
  /** The date by the server's clock, to check the age. */
  today: string
  /** What the server requires of members; undefined if it could not be read. */
  requirements: PersonRequirements | undefined
  blocks: readonly ContentBlock[]
}

/** A refusal with its message, or null if the service is unavailable. */
export type LoyaltyFailure = { kind: 'failed'; message: string | null }

export type LoyaltyView = Membership | Invitation | LoyaltyFailure

/** The hash that opens the dialog, and the slug of the content page with its texts. */
export const joinHash = 'loyalty-modal'
