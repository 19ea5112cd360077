import type { CallRefusal } from '@cairn/contract/client'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useShop } from '../platform/use-shop.ts'
import { givenIn } from '../platform/typed-text.ts'
import { askToJoin } from './ask-to-join.ts'
import { type JoinField, joinFields, type JoinProblem, wrongInJoining } from './join-fields.ts'
import type { Invitation } from './loyalty-view.ts'

type Joining = {
  invitation: Pick<Invitation, 'missing' | 'today'>
  onJoined: (memberId: string | null) => void
}
type Wrong = ReturnType<typeof wrongInJoining>

/** What a refusal says of one field; all others are said as they are. */
const fieldOf: Record<string, { field: JoinField; problem: JoinProblem }> = {
  PRO410: { field: 'birthDate', problem: 'tooYoung' },
  PRO411: { field: 'birthDate', problem: 'fieldRequired' },
  AUT442: { field: 'phone', problem: 'phoneTaken' },
}

/** Looks at what was typed, and joins; what was typed stays where it is refused. */
export function useJoining({ invitation: { missing, today }, onJoined }: Joining) {
  const t = useMessages()
  const { locale } = useShop()
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(missing)
  const [isPending, setPending] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const [refused, setRefused] = useState<string>()

  /** Marked, and led to the first of them. */
  function mark(found: Wrong, fields = asked) {
    flushSync(() => {
      setAsked(fields)
      setWrong(found)
    })
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  function hear(refusal: CallRefusal) {
    const said = fieldOf[refusal.errorId]
    // An age that the profile says is not made another one here.
    const isTheirs = refusal.errorId === 'PRO410' && !asked.includes('birthDate')
    if (!said || isTheirs) return setRefused(refusal.message || t('problem'))
    const fields = joinFields.filter((each) => each === said.field || asked.includes(each))
    mark({ ...wrongNow(fields), [said.field]: said.problem }, fields)
  }

  const typedNow = () => new FormData(form.current ?? undefined)
  const wrongNow = (fields: readonly JoinField[]) => {
    const typed = typedNow()
    return wrongInJoining({ ...givenIn(typed, fields), isAgreed: typed.has('terms') }, fields, {
      locale,
      today,
    })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setRefused(undefined)
    if (mark(wrongNow(asked))) return
    setPending(true)
    const details = givenIn(typedNow(), asked)
    const joined = await askToJoin({ locale, details, referralCode: query.get('referral_code') })
    setPending(false)
    if (joined.ok) onJoined(joined.memberId)
    else hear(joined.refusal)
  }

  return { form, submit, asked, isPending, wrong, refused }
}
