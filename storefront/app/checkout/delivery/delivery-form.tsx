import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Options } from '../../ui/forms/options.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'
import type { DeliveryGroup } from './delivery-groups.ts'

type DeliveryChoiceProps = {
  group: DeliveryGroup
  legend: string
  /** The error of the last selection. */
  error: CheckoutError | undefined
  children: ReactNode
}

/** A choice with a form of its own. Without scripts there is a button. */
export function DeliveryForm(props: DeliveryChoiceProps) {
  const { group } = props
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="shipmentId" value={group.shipmentId} />
      <input type="hidden" name="itemIds" value={group.itemIds} />
      <DeliveryChoice {...props} />
      <noscript>{import.meta.env.SSR && <ChooseButton />}</noscript>
    </Form>
  )
}

function ChooseButton() {
  const t = useMessages()
  return (
    <div className="mt-3">
      <Button look="line" size="small">
        {t('chooseThis')}
      </Button>
    </div>
  )
}

/**
 * The group that was changed last: its choice is replaced after a change, and the new one takes
 * the keyboard focus.
 */
let lastChanged = ''

/** Submits a selection at once, whatever form it is in. Without scripts it is sent with that form. */
export function DeliveryChoice({ group, legend, error, children }: DeliveryChoiceProps) {
  const submit = useSubmit()
  const choice = useRef<HTMLFieldSetElement>(null)
  const { shipmentId, itemIds } = group
  const name = `${legend} ${itemIds}`
  useEffect(() => {
    if (lastChanged === name && document.activeElement === document.body)
      checkedIn(choice)?.focus({ preventScroll: true })
  }, [name])
  useEffect(() => {
    if (!error) return
    // Each radio is set, because React does not notice `form.reset()` and would then ignore the next change.
    for (const radio of choice.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.defaultChecked
    }
  }, [error])

  function submitSelection() {
    lastChanged = name
    void submit(
      { intent: 'delivery', shipmentId, itemIds, code: checkedIn(choice)?.value ?? '' },
      { method: 'post', preventScrollReset: true },
    )
  }

  return (
    <Options ref={choice} legend={legend} onChange={submitSelection}>
      {children}
    </Options>
  )
}

const checkedIn = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLInputElement>(':checked')
