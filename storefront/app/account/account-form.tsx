import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormOutcome } from './account-view.ts'

type AccountFormProps = {
  outcome: FormOutcome | undefined
  children: ReactNode
}

/** A form that the server checks, with or without scripts. After an error the first invalid field is focused. */
export function AccountForm({ outcome, children }: AccountFormProps) {
  const t = useMessages()
  const isPending = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome?.problems)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return (
    <Form ref={form} method="post" noValidate className="account-form">
      <OutcomeNotice outcome={outcome} />
      {children}
      <Button type="submit" pending={isPending} className="justify-self-start">
        {t('saveChanges')}
      </Button>
    </Form>
  )
}

/** What became of a form. Problems of fields are shown at the fields. */
export function OutcomeNotice({ outcome }: { outcome: FormOutcome | undefined }) {
  const t = useMessages()
  if (outcome?.isSaved) return <Notice tone="success">{t('changesSaved')}</Notice>
  if (outcome?.errorMessage === undefined) return null
  return <Notice tone="error">{outcome.errorMessage || t('problem')}</Notice>
}
