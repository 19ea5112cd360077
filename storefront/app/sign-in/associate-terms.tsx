import { type FormEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { acceptTerms } from './accept-terms.ts'

/** Asked of whoever works here and has not said yes yet; without it they pay what everybody pays. */
export function AssociateTerms({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const [step, setStep] = useState<'asked' | 'sending' | 'failed'>('asked')

  async function accept(event: FormEvent) {
    event.preventDefault()
    if (step === 'sending') return
    setStep('sending')
    if (await acceptTerms()) onDone()
    else setStep('failed')
  }

  return (
    <form method="post" onSubmit={(event) => void accept(event)} className="grid gap-4">
      {step === 'failed' && <Notice tone="error">{t('problem')}</Notice>}
      <p className="text-ui">{t('employeeTermsText')}</p>
      <Checkbox name="isAccepted" required data-first>
        {t('acceptTerms')}
      </Checkbox>
      <Button type="submit" pending={step === 'sending'} className="w-full">
        {t('goOn')}
      </Button>
      <Button type="button" look="line" onClick={onDone} className="w-full">
        {t('withoutDiscount')}
      </Button>
    </form>
  )
}
