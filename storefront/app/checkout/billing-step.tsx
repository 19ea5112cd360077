import type { Address } from '@cairn/contract/address'
import { useNavigation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { BillForm, billingForm } from './bill-form.tsx'
import { deliverable } from './deliverable.ts'
import type { CheckoutView } from './checkout-view.ts'
import { EmployeeTerms } from './employee-terms.tsx'
import { GiftCards } from './gift-cards.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { RefusedCheckout } from './refused-checkout.ts'
import { Rewards } from './rewards.tsx'

type BillingStepProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

export function BillingStep({ view, refused }: BillingStepProps) {
  const t = useMessages()
  const { cart, buyer, purse } = view
  const isPending = useNavigation().formData?.get('intent') === 'billing'
  return (
    <>
      {buyer?.hasToAcceptTerms && <EmployeeTerms />}
      <PaymentChoice cart={cart} cards={purse.cards} isKnown={buyer !== null} refused={refused} />
      <GiftCards cart={cart} saved={purse.giftCards} refused={refused} />
      <Rewards cart={cart} loyalty={purse.loyalty} refused={refused} />
      <BillForm cart={cart} known={knownBill(view)} refused={refused} />
      <Button
        form={billingForm}
        pending={isPending}
        aria-disabled={isPending}
        className="mt-8 w-full md:w-auto"
      >
        {t('toReview')}
      </Button>
    </>
  )
}

/** The address of the main card, else the one that things are sent to. */
function knownBill({ buyer, purse }: CheckoutView): Address | undefined {
  const ofCard = purse.cards.find(({ card }) => card?.main)?.address
  const home = buyer?.addresses.find(({ main }) => main)
  return ofCard ?? (home && deliverable(home))
}
