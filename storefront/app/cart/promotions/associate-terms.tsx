import type { Cart } from '@cairn/contract/cart/cart'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { Notice } from '../../ui/notice.tsx'

type AssociateTermsProps = { terms: NonNullable<Cart['associateTerms']> }

/** The rest of an associate's yearly limit, or a warning that the cart exceeds it and has regular prices. */
export function AssociateTerms({ terms: { left: remaining, isAboveYear } }: AssociateTermsProps) {
  const t = useMessages()
  const amount = useMoney()(remaining)
  return (
    <div className="mb-5.5">
      <Notice tone={isAboveYear ? 'warning' : 'info'}>
        {t(isAboveYear ? 'associateFull' : 'associateLeft', { amount })}
      </Notice>
    </div>
  )
}
