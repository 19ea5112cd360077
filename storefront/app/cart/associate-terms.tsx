import type { Cart } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Notice } from '../ui/notice.tsx'

type AssociateTermsProps = { terms: NonNullable<Cart['associateTerms']> }

/** What an associate's year still has room for, and why a bag is at the price of everybody. */
export function AssociateTerms({ terms: { left, isAboveYear } }: AssociateTermsProps) {
  const t = useMessages()
  const amount = useMoney()(left)
  return (
    <div className="mb-5.5">
      <Notice tone={isAboveYear ? 'warning' : 'info'}>
        {t(isAboveYear ? 'associateFull' : 'associateLeft', { amount })}
      </Notice>
    </div>
  )
}
