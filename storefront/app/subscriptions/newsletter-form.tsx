import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { withRetry } from '../platform/lazy-component.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { NewsletterProblems } from './newsletter-rules.ts'

/** What the server has found in a form that was sent without scripts. */
export type SentNewsletterForm = {
  email: string
  problems: NewsletterProblems
  errorMessage?: string | undefined
}

/** The newsletter sign-up form. Without scripts it leads to a page with the form or the answer. */
export function NewsletterForm({ sent }: { sent?: SentNewsletterForm | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  const problemText = useProblemText()
  const { form, submit, isPending, problems, feedback } = useNewsletter(sent)
  return (
    <form
      ref={form}
      method="post"
      action={`/${locale}/newsletter`}
      noValidate
      className="newsletter-form"
      onSubmit={(event) => void submit(event)}
    >
      <div className="newsletter-line">
        <TextField
          label={t('newsletterEmail')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={sent?.email}
          autoCapitalize="none"
          spellCheck={false}
          error={problemText(problems.email)}
        />
        <Button type="submit" look="line" pending={isPending}>
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
export function useNewsletter(sent?: SentNewsletterForm) {
  const t = useMessages()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<NewsletterProblems>(sent?.problems ?? {})
  const [feedback, setFeedback] = useState<Feedback | undefined>(
    sent?.errorMessage ? { tone: 'error', text: sent.errorMessage } : undefined,
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    setPending(true)
    setFeedback(undefined)
    // Every page has this form, so that the rules are loaded when they are needed.
    const rules = await withRetry(() => import('./newsletter-rules.ts'))
    const found = rules.findNewsletterProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      setPending(false)
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const result = await browserCommerce().subscribe(
      { body: rules.newsletterSubscription(values, locale) },
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
