import type { EnrollmentStatus } from '@cairn/contract/accounts/account-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { findEmailProblem } from '../credentials.ts'

export type FoundConsumer = { email: string; status: EnrollmentStatus }

type LookupFormProps = {
  onFound: (found: FoundConsumer) => void
  /** The address that was typed before. */
  email?: string | undefined
}

/** Asks for the email address, which decides between sign-in and sign-up. */
export function LookupForm({ onFound, email }: LookupFormProps) {
  const t = useMessages()
  const { form, submit, isPending, emailError, message } = useLookup(onFound)
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(sent) => void submit(sent)}
      className="grid gap-4.5"
    >
      <noscript>
        <Notice tone="info">{t('signInNeedsScripts')}</Notice>
      </noscript>
      {message !== undefined && <Notice tone="error">{message}</Notice>}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={emailError}
        data-first
      />
      <Button type="submit" pending={isPending} className="w-full">
        {t('goOn')}
      </Button>
    </form>
  )
}

function useLookup(onFound: LookupFormProps['onFound']) {
  const t = useMessages()
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useRef<Captcha>(undefined)
  const [isPending, setPending] = useState(false)
  const [emailError, setEmailError] = useState<string>()
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    captcha.current ??= prepareCaptcha('lookup')
  }, [])
  useEffect(() => {
    if (emailError !== undefined)
      form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
  }, [emailError])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const problem = problemText(findEmailProblem(email))
    setEmailError(problem)
    setMessage(undefined)
    if (problem !== undefined) return
    setPending(true)
    const [{ lookUp }, solution] = await Promise.all([
      import('./look-up.ts'),
      captcha.current?.use(),
    ])
    const result = await lookUp(email, solution)
    setPending(false)
    if (result.ok) return onFound({ email, status: result.value })
    const { isAboutEmail, message: text } = result.refusal
    if (isAboutEmail) setEmailError(text)
    else setMessage(text || t('problem'))
  }

  return { form, submit, isPending, emailError, message }
}
