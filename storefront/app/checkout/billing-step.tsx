import type { CheckoutView } from './checkout-view.ts'
import type { RefusedCheckout } from './refused-checkout.ts'

type BillingStepProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

export function BillingStep(props: BillingStepProps) {
  return <p>{props.view.step}</p>
}
