import { type FormEvent, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'

type RequestState = 'idle' | 'pending' | 'success' | { error: string }

/** Replaces the buy button of a sold-out variant, or of a product without any size left to choose. */
export function BackInStockForm({ sku }: { sku: string | undefined }) {
  const t = useMessages()
  return sku === undefined ? (
    <p className="text-ui">{t('allSoldOut')}</p>
  ) : (
    <VariantForm sku={sku} />
  )
}

function VariantForm({ sku }: { sku: string }) {
  const t = useMessages()
  const [requestState, setRequestState] = useState<RequestState>('idle')
  const [email, setEmail] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRequestState('pending')
    const result = await browserCommerce().subscribeToStockNotice(
      { body: { sku, email } },
      { itemNotAvailable: showMessage, emailMalformed: showMessage, captchaFailed: showMessage },
    )
    setRequestState(result.ok ? 'success' : { error: result.refusal.message || t('problem') })
  }
  if (requestState === 'success')
    return <output className="text-ui text-success">{t('willNotify')}</output>
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ui">{t('soldOutText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={typeof requestState === 'object' ? requestState.error : undefined}
      />
      <Button look="line" pending={requestState === 'pending'}>
        {t('notifyMe')}
      </Button>
    </form>
  )
}
