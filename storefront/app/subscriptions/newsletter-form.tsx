import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { formText } from '../platform/form-data.ts'
import { withRetry } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { NewsletterProblems } from './newsletter-rules.ts'

/** The newsletter sign-up form. */
export function NewsletterForm() {
  const t = useMessages()
  const locale = useLocale()
  const problemText = useProblemText()
  const inBrowser = useHydrated()
  const { form, submit, isPending, problems, feedback } = useNewsletter()
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
          error={problemText(problems.email)}
        />
        <Button type="submit" look="line" pending={isPending} disabled={!inBrowser}>
          {t('newsletterSignUp')}
        </Button>
      </div>
      <Checkbox name="policy" error={problemText(problems.policy)}>
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

type Feedback = { tone: 'success' | 'error'; text: string }

/** Validates and sends the form, and resets it afterwards. */
export function useNewsletter() {
  const t = useMessages()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<NewsletterProblems>({})
  const [feedback, setFeedback] = useState<Feedback>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const recipient = formText(values, 'email')
    setPending(true)
    setFeedback(undefined)
    // Every page has this form, so that the rules are loaded when they are needed.
    const { findNewsletterProblems } = await withRetry(() => import('./newsletter-rules.ts'))
    const found = findNewsletterProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      setPending(false)
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
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

  return { form, submit, isPending, problems, feedback }
}

function countryAndRegion(locale: string) {
  if (!isLocale(locale)) return {}
  const { country, region } = siteOf(locale)
  return { country, region }
}
