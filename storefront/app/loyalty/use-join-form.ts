import type { CallRefusal } from '@cairn/contract/wire/client'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { useShop } from '../platform/page/use-shop.ts'
import { filledFields } from '../platform/form-data.ts'
import { joinProgramme } from './change-membership.ts'
import { type JoinField, joinFields, type JoinProblem, findJoinProblems } from './join-fields.ts'
import type { Invitation } from './loyalty-view.ts'

type JoinFormOptions = {
  invitation: Pick<Invitation, 'missing' | 'today'>
  onJoined: (memberId: string | null) => void
}
type JoinProblems = ReturnType<typeof findJoinProblems>

/** Errors that belong to a field. The messages of all others are shown above the form. */
const problemByError: Record<string, { field: JoinField; problem: JoinProblem }> = {
  PRO410: { field: 'birthDate', problem: 'tooYoung' },
  PRO411: { field: 'birthDate', problem: 'fieldRequired' },
  AUT442: { field: 'phone', problem: 'phoneTaken' },
}

/** Validates and sends the form. Keeps the typed values after an error. */
export function useJoinForm({ invitation: { missing, today }, onJoined }: JoinFormOptions) {
  const t = useMessages()
  const { locale } = useShop()
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [visibleFields, setVisibleFields] = useState(missing)
  const [isPending, setPending] = useState(false)
  const [fieldProblems, setFieldProblems] = useState<JoinProblems>({})
  const [errorMessage, setErrorMessage] = useState<string>()

  /** Shows the problems and focuses the first invalid field. Returns whether there are any. */
  function showProblems(problems: JoinProblems, fields = visibleFields) {
    flushSync(() => {
      setVisibleFields(fields)
      setFieldProblems(problems)
    })
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  function handleRefusal(refusal: CallRefusal) {
    const known = problemByError[refusal.errorId]
    // The birth date in the profile cannot be changed here.
    const isStoredBirthDate = refusal.errorId === 'PRO410' && !visibleFields.includes('birthDate')
    if (!known || isStoredBirthDate) return setErrorMessage(refusal.message || t('problem'))
    const fields = joinFields.filter((each) => each === known.field || visibleFields.includes(each))
    showProblems({ ...currentProblems(fields), [known.field]: known.problem }, fields)
  }

  const currentForm = () => new FormData(form.current ?? undefined)
  const currentProblems = (fields: readonly JoinField[]) => {
    const typed = currentForm()
    return findJoinProblems(
      { ...filledFields(typed, fields), isAgreed: typed.has('terms') },
      fields,
      {
        locale,
        today,
      },
    )
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setErrorMessage(undefined)
    if (showProblems(currentProblems(visibleFields))) return
    setPending(true)
    const details = filledFields(currentForm(), visibleFields)
    const joined = await joinProgramme({
      locale,
      details,
      referralCode: query.get('referral_code'),
    })
    setPending(false)
    if (joined.ok) onJoined(joined.memberId)
    else handleRefusal(joined.refusal)
  }

  return { form, submit, visibleFields, isPending, fieldProblems, errorMessage }
}
