import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import {
  findPasswordProblems,
  type PasswordField,
  type PasswordForm,
  type PasswordProblems,
  type PasswordResult,
} from './password-fields.ts'

type PasswordFormOptions = {
  /** The answer to a form that was sent without scripts. */
  sent?: PasswordResult | undefined
  /** The path that handles the form, if it is another one than that of the page. */
  action?: string
}

/** Checks a form in the browser, so that its problems show without the server. Without scripts the server checks it. */
export function usePasswordForm(name: PasswordForm, { sent, action }: PasswordFormOptions) {
  const problemText = useProblemText()
  const fetcher = useFetcher<PasswordResult>()
  const result = fetcher.data ?? sent
  const form = useRef<HTMLFormElement>(null)
  const captcha = useRef<Captcha>(undefined)
  const [problems, setProblems] = useState<PasswordProblems>()
  const [isSolving, setSolving] = useState(false)
  const isPending = isSolving || fetcher.state !== 'idle'
  useEffect(() => {
    if (name === 'forgotten') captcha.current ??= prepareCaptcha('login')
  }, [name])
  useEffect(() => {
    if (problems || result)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [result, problems])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    const found = findPasswordProblems(name, formData)
    const isWrong = Object.keys(found).length > 0
    setProblems(isWrong ? found : undefined)
    if (isWrong) return
    setSolving(true)
    const solution = await captcha.current?.use()
    setSolving(false)
    if (solution !== undefined) formData.set('captcha', solution)
    await fetcher.submit(formData, { method: 'post', ...(action !== undefined && { action }) })
  }

  const { foundProblems, refused } = problems
    ? { foundProblems: problems, refused: undefined }
    : shownOf(result)

  /** The problem of the field, or the refusal that belongs to it. */
  const errorOf = (field: PasswordField): string | undefined =>
    problemText(foundProblems[field]) ?? (refused?.handling === field ? refused.message : undefined)

  return {
    form,
    send,
    errorOf,
    refused,
    isPending,
    isDone: result !== undefined && 'done' in result,
    /** The email address of the form that was sent. */
    email: result?.email ?? '',
  }
}

function shownOf(result: PasswordResult | undefined) {
  const foundProblems: PasswordProblems = result && 'problems' in result ? result.problems : {}
  return { foundProblems, refused: result && 'refused' in result ? result.refused : undefined }
}

export type PasswordFormState = ReturnType<typeof usePasswordForm>
