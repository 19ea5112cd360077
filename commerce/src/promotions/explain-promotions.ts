import { amountOf, type Currency } from '@cairn/contract/fields/money'
import type { CartPromotions, PromotionResult } from './apply-promotions.ts'
import type { NotAppliedReason } from './eligibility.ts'
import type { Progress } from './threshold.ts'

type ExplainOptions = { currency: Currency; targetNameOf?: (targetId: string) => string }

/** One sentence for each promotion, for merchants: why it applies to a cart or does not. */
export const explainPromotions = ({ results }: CartPromotions, options: ExplainOptions): string[] =>
  results
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((result) => sentenceOf(result, options))

const rankOf = ({ outcome }: PromotionResult) => (outcome.kind === 'applied' ? 0 : 1)

function sentenceOf(
  { promotion, outcome }: PromotionResult,
  { currency, targetNameOf: nameOf = (targetId) => targetId }: ExplainOptions,
): string {
  const { promotionId, level, gives } = promotion
  const name = `${promotionId} (${level}, ${gives.type}, priority ${promotion.priority})`
  if (outcome.kind === 'missed')
    return `${name} does not apply: ${reasonText(outcome.reason, currency)}.`
  if (gives.type === 'gift') return `${name} applies: gives ${gives.pieces} × ${gives.sku}.`
  const discountText = `takes ${amountOf(outcome.total).toFixed(2)} ${currency} off`
  return outcome.targetIds.length > 0
    ? `${name} applies: ${discountText} ${outcome.targetIds.map(nameOf).join(', ')}.`
    : `${name} applies, and there is nothing to take off yet.`
}

const reasonTexts: Record<
  Exclude<NotAppliedReason['kind'], 'codeRefused' | 'thresholdMissed' | 'excluded'>,
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

function reasonText(reason: NotAppliedReason, currency: Currency): string {
  switch (reason.kind) {
    case 'codeRefused':
      return `its code is refused with ${reason.refusal}`
    case 'thresholdMissed':
      return thresholdText(reason.progress, currency)
    case 'excluded':
      return `it cannot be combined with ${reason.excludedBy}`
    default:
      return reasonTexts[reason.kind]
  }
}

const thresholdText = ({ unit, counted, threshold }: Progress, currency: Currency): string =>
  unit === 'money'
    ? `${amountOf(counted).toFixed(2)} of ${amountOf(threshold).toFixed(2)} ${currency} are there`
    : `${counted} of ${threshold} pieces are there`
