import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Options } from '../ui/options.tsx'
import type { DeliveryGroup } from './delivery-groups.ts'
import type { RefusedCheckout } from './refused-checkout.ts'

type DeliveryFormProps = {
  group: DeliveryGroup
  legend: string
  /** What was chosen last is not possible. */
  refused: RefusedCheckout | undefined
  children: ReactNode
}

/** What was chosen in makes room for what came of it: the keyboard stays where it was. */
let lastChosen = ''

/** What is chosen for a group is taken at once; without scripts by a button. */
export function DeliveryForm({ group, legend, refused, children }: DeliveryFormProps) {
  const t = useMessages()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const name = `${legend} ${group.itemIds}`
  useEffect(() => {
    if (lastChosen !== name || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [name])
  useEffect(() => {
    if (!refused) return
    // One by one: React hears nothing of a form that is reset, and then not of the next choice either.
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []) {
      radio.checked = radio.defaultChecked
    }
  }, [refused])

  function choose(chosen: HTMLFormElement) {
    lastChosen = name
    void submit(chosen, { preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      onChange={({ currentTarget }) => choose(currentTarget)}
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
