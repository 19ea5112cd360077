import { type FormEvent, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

type Asking = 'idle' | 'pending' | 'success' | { error: string }

/** In place of the button to buy, where there is nothing to be bought. */
export function TellWhenBack({ sku }: { sku: string }) {
  const t = useMessages()
  const [asking, setAsking] = useState<Asking>('idle')
  const [email, setEmail] = useState('')

  async function ask(event: FormEvent) {
    event.preventDefault()
    setAsking('pending')
    const answer = await browserCommerce().askForNotice({ body: { sku, email } })
    setAsking(answer.ok ? 'success' : { error: answer.refusal.message || t('problem') })
  }
  if (asking === 'success') return <output className="text-ui text-success">{t('willTell')}</output>
  return (
    <form className="grid gap-4" onSubmit={(event) => void ask(event)}>
      <p className="text-ui">{t('soldOutText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={typeof asking === 'object' ? asking.error : undefined}
      />
      <Button look="line" pending={asking === 'pending'}>
        {t('tellMe')}
      </Button>
    </form>
  )
}
