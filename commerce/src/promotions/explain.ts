import { amountOf, type Currency } from '@cairn/contract/money'
import type { Promoted, Verdict } from './apply-promotions.ts'
import type { Reason } from './gate.ts'
import type { Progress } from './threshold.ts'

type Telling = { currency: Currency; nameOf?: (place: string) => string }

/** Every promotion with a sentence on why it applies to a cart or does not: for whoever runs the shop. */
export const explain = ({ verdicts }: Promoted, telling: Telling): string[] =>
  verdicts
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((verdict) => sentenceOf(verdict, telling))

const rankOf = ({ outcome }: Verdict) => (outcome.is === 'applied' ? 0 : 1)

function sentenceOf(
  { promotion, outcome }: Verdict,
  { currency, nameOf = (place) => place }: Telling,
): string {
  const { promotionId, level, gives } = promotion
  const name = `${promotionId} (${level}, ${gives.type}, priority ${promotion.priority})`
  if (outcome.is === 'missed') return `${name} does not apply: ${whyOf(outcome.why, currency)}.`
  if (gives.type === 'gift') return `${name} applies: gives ${gives.pieces} × ${gives.sku}.`
  const off = `takes ${amountOf(outcome.total).toFixed(2)} ${currency} off`
  return outcome.places.length > 0
    ? `${name} applies: ${off} ${outcome.places.map(nameOf).join(', ')}.`
    : `${name} applies, and there is nothing to take off yet.`
}

const plain: Record<
  Exclude<Reason['is'], 'codeRefused' | 'thresholdMissed' | 'excluded'>,
  string
> = {
  inactive: 'it is switched off',
  otherSite: 'it is for other sites',
  notYet: 'it has not begun',
  ended: 'it is over',
  codeMissing: 'none of its codes is on the cart',
  otherGroup: 'it is for other groups of customers',
  limitReached: 'it was used as often as all shoppers together may',
  shopperLimitReached: 'this shopper has used it as often as one may',
  budgetUsedUp: 'what is left of its budget is not enough',
  giftGone: 'its gift is out of stock, or not sold here',
  nothingToTakeOff: 'nothing in the cart is what it is about',
}

function whyOf(why: Reason, currency: Currency): string {
  switch (why.is) {
    case 'codeRefused':
      return `its code is refused with ${why.refusal}`
    case 'thresholdMissed':
      return missedBy(why.missed, currency)
    case 'excluded':
      return `it cannot be combined with ${why.by}`
    default:
      return plain[why.is]
  }
}

const missedBy = ({ unit, counted, threshold }: Progress, currency: Currency): string =>
  unit === 'money'
    ? `${amountOf(counted).toFixed(2)} of ${amountOf(threshold).toFixed(2)} ${currency} are there`
    : `${counted} of ${threshold} pieces are there`
