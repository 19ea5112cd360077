import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { emailError, maxEmailLength } from '../platform/email.ts'
import { formText } from '../platform/form-data.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Notice } from '../ui/notice.tsx'

/** The newsletter sign-up form. */
export function NewsletterForm() {
  const t = useMessages()
  const locale = useLocale()
  const inBrowser = useHydrated()
  const { form, submit, isPending, errors, feedback } = useNewsletter()
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="newsletter-form"
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <Notice tone="info">{t('newsletterNoScripts')}</Notice>
      </noscript>
      <div className="newsletter-line">
        <TextField
          label={t('newsletterEmail')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email && t(errors.email, { most: maxEmailLength })}
        />
        <Button type="submit" look="line" pending={isPending} disabled={!inBrowser}>
          {t('newsletterSignUp')}
        </Button>
      </div>
      <Checkbox name="policy" error={errors.policy && t(errors.policy)}>
        {t('newsletterPolicy')}{' '}
        <TextLink to={`/${locale}/privacy`} className="link-inline">
          {t('privacyNotice')}
        </TextLink>
      </Checkbox>
      <div aria-live="polite">
        {feedback && <Notice tone={feedback.tone}>{feedback.text}</Notice>}
      </div>
    </form>
  )
}

type FieldErrors = { email?: ReturnType<typeof emailError>; policy?: 'checkboxRequired' }
type Feedback = { tone: 'success' | 'error'; text: string }

/** Validates and sends the form, and resets it afterwards. */
export function useNewsletter() {
  const t = useMessages()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [feedback, setFeedback] = useState<Feedback>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const recipient = formText(values, 'email')
    const foundErrors = validate(recipient, values.has('policy'))
    setErrors(foundErrors)
    setFeedback(undefined)
    const [first] = Object.keys(foundErrors)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setPending(true)
    const result = await browserCommerce().subscribe(
      {
        body: {
          type: 'Newsletter',
          channel: 'email',
          optin: true,
          doubleOptin: false,
          recipient,
          ...countryAndRegion(locale),
        },
      },
      { emailMalformed: showMessage, captchaFailed: showMessage },
    )
    setPending(false)
    if (!result.ok)
      return setFeedback({ tone: 'error', text: result.refusal.message || t('problem') })
    form.current?.reset()
    setFeedback({ tone: 'success', text: t('newsletterSignedUp') })
  }

  return { form, submit, isPending, errors, feedback }
}

function validate(email: string, isAgreed: boolean): FieldErrors {
  const emailProblem = emailError(email)
  return {
    ...(emailProblem && { email: emailProblem }),
    ...(!isAgreed && { policy: 'checkboxRequired' }),
  }
}

function countryAndRegion(locale: string) {
  if (!isLocale(locale)) return {}
  const { country, region } = siteOf(locale)
  return { country, region }
}
