import { type FormEvent, useState } from 'react'
import { refreshCart } from '../cart/state/refresh-cart.ts'
import type { Person } from '../person/person-state.ts'
import { profileHandlers } from '../person/profile-refusal-handling.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showOwnText } from '../platform/calls/handling.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'

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
      <AssociateTermsLink />
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

/** Opens in another tab, so that the dialog stays open. */
export function AssociateTermsLink() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <TextLink to={`/${locale}/associate-discount-terms`} target="_blank" className="link-small">
      {t('readTerms')}
    </TextLink>
  )
}

/** Switches the employee discount on, also for the current cart. Resolves to whether it worked. */
async function acceptTerms(): Promise<boolean> {
  const result = await browserCommerce().changeProfile(
    {
      body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
    },
    profileHandlers(showOwnText),
  )
  if (result.ok) await refreshCart()
  return result.ok
}

type SignedInProps = { person: Person | null; onContinue: () => void }

/** Shows who is signed in and the next steps. */
export function SignedInConfirmation({ person, onContinue }: SignedInProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {person?.email ? t('signedInAs', { email: person.email }) : t('signedIn')}
      </p>
      <Button type="button" onClick={onContinue} data-first className="w-full">
        {t('goOn')}
      </Button>
      <ButtonLink to={`/${locale}/account`} look="line" className="w-full">
        {t('yourAccount')}
      </ButtonLink>
    </div>
  )
}
