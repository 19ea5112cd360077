import type { FormValues, Problem } from '@cairn/contract/validation/rule'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'
import type { PendingOrder, SignInResult } from '../sign-in.ts'
import {
  findSignUpProblems,
  signUpBody,
  type SignUpContext,
  type SignUpField,
} from './sign-up-fields.ts'
import type { SignUpErrors } from './sign-up-inputs.tsx'
import type { SignUpQuery } from './sign-up-query.ts'
import type { SignUpRefusal } from './sign-up.ts'
import type { KnownDetails } from './use-known-details.ts'

export type SignedUp = { signedIn: SignInResult; hasNewsletter: boolean }

export type SignUpOptions = {
  context: SignUpContext
  query: SignUpQuery
  known: KnownDetails
  order?: PendingOrder | undefined
  onSignedUp: (signedUp: SignedUp) => void
}

/** Validates and sends the form. Keeps the typed values after an error. */
export function useSignUp({ context, query, known, order, onSignedUp }: SignUpOptions) {
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha()
  const toErrors = useErrorTexts()
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<SignUpErrors>({})
  const [message, setMessage] = useState<string>()

  /** Fields that are known are disabled, and the browser does not send them. */
  const values = (): FormValues => ({ ...known, ...textsIn(form.current) })

  /** Shows the errors and focuses the first invalid field. Returns whether there are any. */
  function showErrors(found: SignUpErrors): boolean {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  function showNotice(text: string) {
    flushSync(() => setMessage(text))
    notice.current?.scrollIntoView({ block: 'center' })
  }

  function handleRefusal({ name, message: text, handling }: SignUpRefusal) {
    const field = fieldIn(handling)
    if (field === undefined) return showNotice(text || t('problem'))
    // The form is validated again, so that what else is wrong is shown, too.
    const found = toErrors(findSignUpProblems(values(), context, known))
    const own = name === 'birthDateMissing' ? toErrors({ birthDate: required }) : { [field]: text }
    showErrors({ ...found, ...own })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setMessage(undefined)
    const sent = values()
    if (showErrors(toErrors(findSignUpProblems(sent, context, known)))) return
    setPending(true)
    const [{ signUp }, register] = await Promise.all([
      import('./sign-up.ts'),
      captcha.current?.use(),
    ])
    const result = await signUp({
      body: signUpBody(sent, context, query),
      query,
      order,
      hasLoyalty,
      captchas: { register, login: prepareCaptcha('login').use },
      onCreated: () => showToast({ title: t('accountCreated') }),
    })
    setPending(false)
    if (result.step === 'refused') handleRefusal(result.refusal)
    else onSignedUp({ signedIn: result.signedIn, hasNewsletter: Boolean(sent['newsletter']) })
  }

  return { form, notice, submit, isPending, errors, message }
}

export function textsIn(form: HTMLFormElement | null): FormValues {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

const required: Problem = { name: 'fieldRequired' }

const fieldIn = (handling: SignUpRefusal['handling']): SignUpField | undefined =>
  typeof handling === 'object' ? handling.field : undefined

export function useErrorTexts() {
  const problemText = useProblemText()
  return (problems: Partial<Record<SignUpField, Problem>>): SignUpErrors =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problemText(problem) ?? '']),
    )
}

function useCaptcha() {
  const captcha = useRef<Captcha>(undefined)
  useEffect(() => {
    captcha.current ??= prepareCaptcha('register')
  }, [])
  return captcha
}
