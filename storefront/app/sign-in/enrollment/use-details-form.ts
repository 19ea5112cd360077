import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import type { SignUpContext } from '../sign-up/sign-up-fields.ts'
import type { SignUpErrors } from '../sign-up/sign-up-inputs.tsx'
import { readSignUpQuery } from '../sign-up/sign-up-query.ts'
import { textsIn, useErrorTexts } from '../sign-up/use-sign-up.ts'
import { type DetailsStep, detailsIn, findDetailProblems } from './detail-problems.ts'

type DetailsFormOptions = {
  /** With the fields that can be typed. */
  step: DetailsStep
  context: SignUpContext
  onDone: () => void
}

/** Validates and sends the form. Keeps the typed values after an error. */
export function useDetailsForm({ step, context, onDone }: DetailsFormOptions) {
  const t = useMessages()
  const toErrors = useErrorTexts()
  const { referralCode } = readSignUpQuery(useLocation().search)
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<SignUpErrors>({})
  const [message, setMessage] = useState<string>()

  /** Shows the errors and focuses the first invalid field. Returns whether there are any. */
  function showErrors(found: SignUpErrors): boolean {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setMessage(undefined)
    const values = textsIn(form.current)
    if (showErrors(toErrors(findDetailProblems(values, step, context)))) return
    setPending(true)
    const { saveDetails } = await import('./save-details.ts')
    const refusal = await saveDetails({
      locale: context.locale,
      details: detailsIn(values, context),
      joins: step.joins,
      acceptsTexts: Boolean(values['optInAccepted']),
      referralCode,
    })
    setPending(false)
    if (!refusal) return onDone()
    if (refusal.field) showErrors({ [refusal.field]: refusal.message || t('problem') })
    else setMessage(refusal.message || t('problem'))
  }

  return { form, submit, isPending, errors, message }
}
