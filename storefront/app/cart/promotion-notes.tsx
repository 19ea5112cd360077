import { calloutShown } from '@cairn/contract/callout'
import type { Cart } from '@cairn/contract/cart-entity'
import type { PromotionCallout } from '@cairn/contract/promotion-entity'
import { Suspense } from 'react'
import { later } from '../platform/later.ts'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'

const AssociateTerms = later(async () => (await import('./associate-terms.tsx')).AssociateTerms)

/** What is to be known of the price of the whole cart. */
export const PromotionNotes = ({ cart }: { cart: Cart }) => (
  <>
    {cart.associateTerms && (
      <Suspense>
        <AssociateTerms terms={cart.associateTerms} />
      </Suspense>
    )}
    <CartPromotions cart={cart} />
  </>
)

/** What promotions say of it: what is earned, and how far the next is. */
function CartPromotions({ cart: { promoSummary, totals } }: { cart: Cart }) {
  const told = promoSummary.filter(isOfCart).flatMap(withMessage)
  if (told.length === 0) return null
  return (
    <output>
      <ul className="mb-5.5 grid gap-2">
        {told.map(({ message, ...callout }) => (
          <li
            key={callout.promotionId}
            className="flex items-start gap-3 bg-success-ground px-4 py-3.5 text-ui"
          >
            <Icon
              name={callout.state === 'earned' ? 'check' : 'gift'}
              className="-mt-px text-success"
            />
            <div className="grow">
              <p>{message}</p>
              <Way done={doneOf(callout, totals.itemSubTotal)} />
            </div>
          </li>
        ))}
      </ul>
    </output>
  )
}

/** What promotions say of one line. */
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
  const message = calloutShown(callout)
  return message ? [{ ...callout, message }] : []
}

/** How much of the way is behind, from 0 to 1; none where it is not money that is wanted. */
function doneOf(callout: Omit<PromotionCallout, 'message'>, spent: number): number | undefined {
  const { state, distanceUnit, distanceFromConditionThreshold: distance } = callout
  if (state === 'earned' || distanceUnit !== 'money' || !distance) return undefined
  return spent / (spent + distance)
}

function Way({ done }: { done: number | undefined }) {
  if (done === undefined) return null
  return (
    <div aria-hidden="true" className="mt-2 h-1 bg-basalt-900/10">
      <div
        className="h-full bg-success transition-[width] duration-(--t-slow)"
        style={{ width: `${Math.round(done * 100)}%` }}
      />
    </div>
  )
}
