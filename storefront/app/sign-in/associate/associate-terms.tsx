import { type FormEvent, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refreshCart } from '../../cart/state/refresh-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'

/** Shown to employees who have not accepted the terms. Without them they pay the normal prices. */
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

/** Switches the employee discount on, also for the current cart. Resolves to whether it worked. */
export async function acceptTerms(): Promise<boolean> {
  const accepted = await browserCommerce().changeProfile({
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
  })
  if (accepted.ok) await refreshCart()
  return accepted.ok
}
