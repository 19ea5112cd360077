import { Icon } from '../icon.tsx'

type QuantityStepperProps = {
  quantity: number
  labels: { group: string; less: string; more: string }
}

/** Two submit buttons of the surrounding form. Each sends its new quantity. */
export function QuantityStepper({ quantity, labels }: QuantityStepperProps) {
  return (
    <fieldset aria-label={labels.group} className="stepper">
      <StepButton
        to={Math.max(1, quantity - 1)}
        label={labels.less}
        isEnd={quantity <= 1}
        sign="minus"
      />
      <span>{quantity}</span>
      <StepButton to={quantity + 1} label={labels.more} isEnd={false} sign="plus" />
    </fieldset>
  )
}

type StepProps = { to: number; label: string; isEnd: boolean; sign: 'minus' | 'plus' }

/** At the end it is not disabled but does nothing, so that it keeps the focus. */
function StepButton({ to, label, isEnd, sign }: StepProps) {
  return (
    <button
      name="qty"
      value={to}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => isEnd && event.preventDefault()}
      className="stepper-button"
    >
      <Icon name={sign} className="icon-small" />
    </button>
  )
}
