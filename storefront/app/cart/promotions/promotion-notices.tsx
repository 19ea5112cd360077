import type { Cart } from '@cairn/contract/cart/cart'
import { calloutText } from '@cairn/contract/promotions/callout-text'
import type { PromotionCallout } from '@cairn/contract/promotions/promotion-callout'
import { Suspense } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { Icon } from '../../ui/icon.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'

const AssociateTerms = lazyOptional(() =>
  import('./associate-terms.tsx').then((module) => module.AssociateTerms),
)

/** Notices about the price of the whole cart. */
export const PromotionNotices = ({ cart }: { cart: Cart }) => (
  <>
    {cart.associateTerms && (
      <Suspense>
        <AssociateTerms terms={cart.associateTerms} />
      </Suspense>
    )}
    <CartPromotions cart={cart} />
  </>
)

/** Promotions that the cart has earned or is close to. */
function CartPromotions({ cart: { promoSummary, totals } }: { cart: Cart }) {
  const callouts = promoSummary.filter(isOfCart).flatMap(withMessage)
  if (callouts.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot contain a list
    <div role="status">
      <ul className="mb-5.5 grid gap-2">
        {callouts.map(({ message, ...callout }) => (
          <li key={callout.promotionId} className="promotion-callout">
            <Icon
              name={callout.state === 'earned' ? 'check' : 'gift'}
              className="-mt-px text-success"
            />
            <div className="grow">
              <p>{message}</p>
              <Progress share={progressOf(callout, totals.itemSubTotal)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function LinePromotions({ callouts }: { callouts: readonly PromotionCallout[] }) {
  return callouts
    .filter((callout) => !isOfCart(callout))
    .flatMap(withMessage)
    .map(({ promotionId, message }) => (
      <div key={promotionId} className="mt-2">
        <InlineMessage tone="success">{message}</InlineMessage>
      </div>
    ))
}

const isOfCart = ({ approachingDisplayLevel, level }: PromotionCallout): boolean =>
  (approachingDisplayLevel ?? level) !== 'PRODUCT'

function withMessage(callout: PromotionCallout) {
  const message = calloutText(callout)
  return message ? [{ ...callout, message }] : []
}

/** The share of the required amount, from 0 to 1; undefined for conditions that are not amounts. */
function progressOf(
  callout: Omit<PromotionCallout, 'message'>,
  spentAmount: number,
): number | undefined {
  const { state, distanceUnit, distanceFromConditionThreshold: distance } = callout
  if (state === 'earned' || distanceUnit !== 'money' || !distance) return undefined
  return spentAmount / (spentAmount + distance)
}

function Progress({ share }: { share: number | undefined }) {
  if (share === undefined) return null
  return (
    <div aria-hidden="true" className="promotion-progress">
      <div style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  )
}
