import type { Currency, Minor } from '@cairn/contract/money'
import type { ImportedCoupon, Promotion } from '@cairn/contract/promotions-import'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'

/** Stands for all shoppers together. */
export const everybody = '00000000-0000-0000-0000-000000000000'

/** Something that is counted because it is limited. */
export type TallyName = {
  consumerId: string
  kind: 'promotion' | 'budget' | 'coupon'
  subject: string
}
export type Tally = TallyName & { tally: number }

/** What an order uses of a promotion. */
export type Use = { promotion: Promotion; granted: Minor; coupon: LimitedCoupon | null }
export type LimitedCoupon = Pick<ImportedCoupon, 'code' | 'limits' | 'usedBefore'>

type UsedUp = 'couponLimitReached' | 'couponRedeemed'
export type Bound = TallyName & { step: number; most: number; refusal: UsedUp }

type By = { consumerId: string; currency: Currency }

/** All limits that an order comes up against, in the order in which everybody looks at them. */
export function boundsOf(uses: readonly Use[], by: By): Bound[] {
  return uses
    .flatMap((use) => [...boundsOfPromotion(use, by), ...boundsOfCoupon(use, by)])
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

export const nameOf = ({ consumerId, kind, subject }: TallyName) =>
  [consumerId, kind, subject].join(' ')

export const budgetSubject = (promotionId: string, currency: Currency) =>
  `${promotionId} ${currency}`

function boundsOfPromotion({ promotion, granted }: Use, { consumerId, currency }: By): Bound[] {
  const { promotionId: subject, limits, budget } = promotion
  const kind = 'promotion' as const
  return [
    ...limit({ consumerId: everybody, kind, subject, step: 1 }, limits.total),
    ...limit({ consumerId, kind, subject, step: 1 }, limits.perCustomer),
    ...limit(
      {
        consumerId: everybody,
        kind: 'budget',
        subject: budgetSubject(subject, currency),
        step: granted,
      },
      budget?.[currency],
    ),
  ]
}

function boundsOfCoupon({ coupon }: Use, { consumerId }: By): Bound[] {
  if (!coupon) return []
  const { code: subject, limits, usedBefore } = coupon
  const kind = 'coupon' as const
  const total = limits.total === undefined ? undefined : limits.total - usedBefore
  return [
    ...limit({ consumerId: everybody, kind, subject, step: 1 }, total),
    ...limit({ consumerId, kind, subject, step: 1 }, limits.perCustomer),
  ]
}

const limit = (counted: Omit<Bound, 'most' | 'refusal'>, most: number | undefined): Bound[] =>
  most === undefined
    ? []
    : [
        {
          ...counted,
          most,
          refusal: counted.consumerId === everybody ? 'couponLimitReached' : 'couponRedeemed',
        },
      ]

/** Whether what has been counted is still within every limit. */
export function checkBounds(
  bounds: readonly Bound[],
  tallies: readonly Tally[],
): Result<undefined, Refusal<UsedUp>> {
  const counted = new Map(tallies.map((tally) => [nameOf(tally), tally.tally]))
  const broken = bounds.find((bound) => (counted.get(nameOf(bound)) ?? 0) > bound.most)
  return broken ? refuse(broken.refusal) : accept(undefined)
}
