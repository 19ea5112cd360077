import { useState } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AddressLines } from './address-lines.tsx'
import type { RefusedCheckout } from './refused-checkout.ts'

/** The same place as the post writes it: in a dialog, without scripts below the form. */
export function AddressSuggestions({ refused }: { refused: RefusedCheckout }) {
  const t = useMessages()
  const isInBrowser = useInBrowser()
  const [closed, setClosed] = useState<RefusedCheckout>()
  if (!isInBrowser) {
    return (
      <section className="checkout-part">
        <h2 className="display text-h3">{t('didYouMean')}</h2>
        <Suggestions refused={refused} />
      </section>
    )
  }
  const close = () => setClosed(refused)
  return (
    <Dialog title={t('didYouMean')} isOpen={closed !== refused} onClose={close}>
      <Suggestions refused={refused} onChosen={close} />
      <Button type="button" look="line" className="mt-4 w-full" onClick={close}>
        {t('editAddress')}
      </Button>
    </Dialog>
  )
}

type SuggestionsProps = { refused: RefusedCheckout; onChosen?: () => void }

function Suggestions({ refused: { suggestions = [], chosen }, onChosen }: SuggestionsProps) {
  const t = useMessages()
  return (
    <>
      <p className="mb-5 text-ui text-ink-soft">{t('didYouMeanText')}</p>
      <ul className="grid gap-4">
        {suggestions.map((address) => (
          <li key={JSON.stringify(address)} className="chosen items-center">
            <p>
              <AddressLines address={address} />
            </p>
            <Form method="post" onSubmit={onChosen}>
              <input type="hidden" name="intent" value="shipping" />
              <input type="hidden" name="saved" value={JSON.stringify(address)} />
              {chosen?.isForBill && <input type="hidden" name="isForBill" value="on" />}
              {chosen?.isToKeep && <input type="hidden" name="isToKeep" value="on" />}
              <Button size="small">{t('useThis')}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}
