import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { DoneNotice } from '../ui/done-notice.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormOutcome } from './account-view.ts'

type AccountFormProps = {
  outcome: FormOutcome | undefined
  /** The label of its button; “Save changes” if omitted. */
  action?: string
  children: ReactNode
}

/** A form that the server checks, with or without scripts. After an error the first invalid field is focused. */
export function AccountForm({ outcome, action, children }: AccountFormProps) {
  const t = useMessages()
  const isPending = useNavigation().state === 'submitting'
  const form = useFocusOnError(outcome)
  return (
    <Form ref={form} method="post" noValidate className="account-form">
      <OutcomeNotice outcome={outcome} />
      {children}
      <Button type="submit" pending={isPending} className="justify-self-start">
        {action ?? t('saveChanges')}
      </Button>
    </Form>
  )
}

/** For the form that the outcome is about: focuses the first invalid field. */
export function useFocusOnError(outcome: FormOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return form
}

/** The message of a refusal that belongs to this field. */
export const refusalAt = (field: string, outcome: FormOutcome | undefined) =>
  outcome?.refusedField === field ? outcome.errorMessage : undefined

/** What became of a form. Problems of fields are shown at the fields. */
export function OutcomeNotice({ outcome }: { outcome: FormOutcome | undefined }) {
  const t = useMessages()
  if (outcome?.isNotLoaded) return <Notice tone="error">{t('profileNotLoaded')}</Notice>
  if (outcome?.isSaved) return <DoneNotice>{t('changesSaved')}</DoneNotice>
  if (outcome?.errorMessage === undefined || outcome.refusedField) return null
  const { staffRefusal, errorMessage } = outcome
  const message = staffRefusal ? t(staffRefusal) : errorMessage
  return <Notice tone="error">{message || t('problem')}</Notice>
}
