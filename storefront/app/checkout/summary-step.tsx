import type { CheckoutView } from './checkout-view.ts'
import type { RefusedCheckout } from './refused-checkout.ts'

type SummaryStepProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

export function SummaryStep(props: SummaryStepProps) {
  return <p>{props.view.step}</p>
}
