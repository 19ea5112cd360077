import type { CallRefusal } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Captcha, prepareCaptcha } from '../sign-in/captcha.ts'
import type { Sent } from './case-view.ts'
import { textIn } from '../platform/typed-text.ts'

type Answer = Result<{ caseNumber: string }, CallRefusal>

type Sending<Wrong> = {
  /** Nothing, if all of it may go. */
  wrongIn: (form: FormData) => Wrong | undefined
  send: (form: FormData, captcha: string | undefined) => Promise<Answer>
  onSent: (sent: Sent) => void
  /** Where it is said who is to be answered. */
  emailField: string
  /** What came of it before there were scripts. */
  before: { wrong: Wrong | undefined; refused: string | undefined }
}

/** Looks at what was typed, sends it once, and leads to the first field that has to be put right. */
export function useCase<Wrong>({ wrongIn, send, onSent, emailField, before }: Sending<Wrong>) {
  const captcha = useRef<Captcha>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [wrong, setWrong] = useState(before.wrong)
  const [refused, setRefused] = useState(before.refused)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  /** Solved while somebody types. */
  useEffect(() => {
    captcha.current ??= prepareCaptcha('case')
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    const found = wrongIn(typed)
    setWrong(found)
    setRefused(undefined)
    if (found) return
    setPending(true)
    const solution = await captcha.current?.use()
    const answer = await send(typed, solution)
    setPending(false)
    if (!answer.ok) return setRefused(answer.refusal.message)
    onSent({ caseNumber: answer.value.caseNumber, email: textIn(typed, emailField) })
  }

  return { form, isPending, wrong, refused, submit }
}
