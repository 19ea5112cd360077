import type { Result } from '@cairn/contract/refusals/result'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Captcha, prepareCaptcha } from '../platform/calls/captcha.ts'
import { formText } from '../platform/form-data.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { SentCase } from './case-fields.ts'

type CaseSubmission = {
  form: RefObject<HTMLFormElement | null>
  isPending: boolean
  errorMessage: string | undefined
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

type CaseFrameProps = { title: string; submission: CaseSubmission; children: ReactNode }

/** The frame of both forms: title, error and a button that is enabled after hydration. */
export function CaseFrame({ title, submission, children }: CaseFrameProps) {
  const t = useMessages()
  const { form, isPending, errorMessage, submit } = submission
  const { pathname } = useLocation()
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={`${pathname}#case-form`}
      className="case-form"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="case-form" className="display text-h2">
        {title}
      </h2>
      {errorMessage !== undefined && <Notice tone="error">{errorMessage || t('problem')}</Notice>}
      {children}
      <Button type="submit" pending={isPending} disabled={!useHydrated()} className="case-send">
        {t('caseSend')}
      </Button>
      <noscript>
        <Button type="submit">{t('caseSend')}</Button>
      </noscript>
    </form>
  )
}

type CaseResult = Result<{ caseNumber: string }, { message: string }>

type CaseFormOptions<Problems> = {
  /** Returns `undefined` if the form is valid. */
  findProblems: (form: FormData) => Problems | undefined
  send: (form: FormData, captcha: string | undefined) => Promise<CaseResult>
  onSent: (sentCase: SentCase) => void
  /** The name of the email field. */
  emailField: string
  /** The result of a submission without scripts. */
  initial: { problems: Problems | undefined; errorMessage: string | undefined }
}

/** Checks the form, sends it once and focuses the first invalid field. */
export function useCaseForm<Problems>({
  findProblems,
  send,
  onSent,
  emailField,
  initial,
}: CaseFormOptions<Problems>) {
  const captcha = useRef<Captcha>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState(initial.problems)
  const [errorMessage, setErrorMessage] = useState(initial.errorMessage)
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  /** The captcha is solved while the shopper types. */
  useEffect(() => {
    captcha.current ??= prepareCaptcha('case')
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const foundProblems = findProblems(values)
    setProblems(foundProblems)
    setErrorMessage(undefined)
    if (foundProblems) return
    setPending(true)
    const solution = await captcha.current?.use()
    const result = await send(values, solution)
    setPending(false)
    if (!result.ok) return setErrorMessage(result.refusal.message)
    onSent({ caseNumber: result.value.caseNumber, email: formText(values, emailField) })
  }

  return { form, isPending, problems, errorMessage, submit }
}
