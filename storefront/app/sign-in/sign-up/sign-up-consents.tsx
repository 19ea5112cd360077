import { type ReactNode, useRef, useState } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { useFeatures, useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import type { SignUpErrors } from './sign-up-inputs.tsx'

/** What the shopper subscribes to and agrees to. */
export function SignUpConsents({ errors }: { errors: SignUpErrors }) {
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  return (
    <div className="grid gap-2">
      <Checkbox name="newsletter" error={errors.newsletter}>
        {t('newsletterPolicy')}
      </Checkbox>
      {hasLoyalty && (
        <Checkbox name="loyaltyTerms" error={errors.loyaltyTerms}>
          {t('signUpJoin')} {t('joinTerms')}{' '}
          <TermsLink page="loyalty-terms">{t('joinTermsLink')}</TermsLink>
        </Checkbox>
      )}
      <TermsCheckbox name="brandTerms" text="brandTermsConsent" error={errors.brandTerms}>
        <TermsLink page="brand-terms">{t('brandTermsLink')}</TermsLink>
      </TermsCheckbox>
      <TermsCheckbox name="policy" text="policyConsent" error={errors.policy}>
        <TermsLink page="privacy">{t('policyLink')}</TermsLink>
      </TermsCheckbox>
    </div>
  )
}

type TermsCheckboxProps = {
  name: string
  text: LabelKey
  error: string | undefined
  children: ReactNode
}

function TermsCheckbox({ name, text, error, children }: TermsCheckboxProps) {
  const t = useMessages()
  return (
    <Checkbox name={name} error={error}>
      {t(text)} {children}
    </Checkbox>
  )
}

/** Opens in another tab, so that what was typed stays. */
function TermsLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <TextLink to={`/${useLocale()}/${page}`} className="link-inline" target="_blank">
      {children}
    </TextLink>
  )
}

/** Ticking shows the terms of text messages; only accepting them is a consent. */
export function SmsConsent({ error }: { error: string | undefined }) {
  const t = useMessages()
  const [step, setStep] = useState<'off' | 'asked' | 'accepted'>('off')
  const box = useRef<HTMLInputElement>(null)

  /** The button is no longer there afterwards. */
  function accept() {
    setStep('accepted')
    box.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <Checkbox
        ref={box}
        name="optInAccepted"
        value={step === 'accepted' ? 'on' : ''}
        checked={step !== 'off'}
        onChange={({ currentTarget }) => setStep(currentTarget.checked ? 'asked' : 'off')}
        error={step === 'accepted' ? undefined : error}
      >
        {t('smsConsent')}
      </Checkbox>
      {step !== 'off' && (
        <div className="sms-terms">
          <p>
            {t('smsTermsText')} <TermsLink page="sms-terms">{t('smsTermsLink')}</TermsLink>
          </p>
          {step === 'asked' ? (
            <Button type="button" look="line" size="small" onClick={accept}>
              {t('acceptSmsTerms')}
            </Button>
          ) : (
            <output>{t('smsTermsAccepted')}</output>
          )}
        </div>
      )}
    </div>
  )
}

/** Without a phone number the consent to text messages begins anew, which its key does. */
export function usePhoneClears() {
  const [phoneClears, setPhoneClears] = useState(0)
  function watchPhone({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement && target.name === 'phone' && target.value.trim() === '')
      setPhoneClears((count) => count + 1)
  }
  return { phoneClears, watchPhone }
}
