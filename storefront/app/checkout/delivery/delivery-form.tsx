import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Options } from '../../ui/forms/options.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'
import type { DeliveryGroup } from './delivery-groups.ts'

type DeliveryFormProps = {
  group: DeliveryGroup
  legend: string
  /** The error of the last selection. */
  error: CheckoutError | undefined
  children: ReactNode
}

/**
 * The group that was changed last: its form is replaced after a change, and the new form takes
 * the keyboard focus.
 */
let lastChanged = ''

/** Submits a selection at once. Without scripts there is a button. */
export function DeliveryForm({ group, legend, error, children }: DeliveryFormProps) {
  const t = useMessages()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const name = `${legend} ${group.itemIds}`
  useEffect(() => {
    if (lastChanged !== name || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [name])
  useEffect(() => {
    if (!error) return
    // Each radio is set, because React does not notice `form.reset()` and would then ignore the next change.
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []) {
      radio.checked = radio.defaultChecked
    }
  }, [error])

  function submitSelection(changedForm: HTMLFormElement) {
    lastChanged = name
    void submit(changedForm, { preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      onChange={({ currentTarget }) => submitSelection(currentTarget)}
    >
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="shipmentId" value={group.shipmentId} />
      <input type="hidden" name="itemIds" value={group.itemIds} />
      <Options legend={legend}>{children}</Options>
      <div className="mt-3 hidden noscript:block">
        <Button look="line" size="small">
          {t('chooseThis')}
        </Button>
      </div>
    </Form>
  )
}
