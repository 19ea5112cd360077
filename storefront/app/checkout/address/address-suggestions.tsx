import { useState } from 'react'
import { Form } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'
import { addressOptionFields } from './address-options.ts'

/** Suggested corrections of the address: in a dialog, or below the form without scripts. */
export function AddressSuggestions({ error }: { error: CheckoutError }) {
  const t = useMessages()
  const isInBrowser = useHydrated()
  const [closedError, setClosedError] = useState<CheckoutError>()
  if (!isInBrowser) {
    return (
      <section className="checkout-part">
        <h2 className="display text-h3">{t('didYouMean')}</h2>
        <Suggestions error={error} />
      </section>
    )
  }
  const close = () => setClosedError(error)
  return (
    <Dialog title={t('didYouMean')} isOpen={closedError !== error} onClose={close}>
      <Suggestions error={error} onChosen={close} />
      <Button type="button" look="line" className="mt-4 w-full" onClick={close}>
        {t('editAddress')}
      </Button>
    </Dialog>
  )
}

type SuggestionsProps = { error: CheckoutError; onChosen?: () => void }

function Suggestions({ error: { suggestions = [], addressOptions }, onChosen }: SuggestionsProps) {
  const t = useMessages()
  return (
    <>
      <p className="mb-5 text-ui text-ink-soft">{t('didYouMeanText')}</p>
      <ul className="grid gap-4">
        {suggestions.map((address) => (
          <li key={JSON.stringify(address)} className="selection">
            <p>
              <AddressLines address={address} />
            </p>
            <Form method="post" onSubmit={onChosen}>
              <input type="hidden" name="intent" value="shipping" />
              <input type="hidden" name="saved" value={JSON.stringify(address)} />
              {addressOptions &&
                addressOptionFields(addressOptions).map(({ name, value }) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
              <Button size="small">{t('useThis')}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}
