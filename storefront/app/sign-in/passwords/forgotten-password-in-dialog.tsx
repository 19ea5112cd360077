import { useEffect, useRef } from 'react'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { DoneOutput } from '../../ui/done-notice.tsx'
import { ForgottenPasswordForm } from './forgotten-password-form.tsx'
import { usePasswordForm } from './use-password-form.ts'
import './passwords.css'

/** The form for a forgotten password in the sign-in dialog, whatever page it is open on. */
export function ForgottenPasswordInDialog({ email }: { email?: string | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  const state = usePasswordForm('forgotten', { action: `/${locale}/forgot-password` })
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.querySelector<HTMLElement>('[name="email"]')?.focus(), [])
  return (
    <div ref={content}>
      <div className="-mt-1.5 mb-5 text-ui text-ink-soft">
        {state.isDone ? (
          <DoneOutput>{t('linkMailedText', { email: state.email })}</DoneOutput>
        ) : (
          t('forgottenText')
        )}
      </div>
      {!state.isDone && <ForgottenPasswordForm {...state} email={email ?? state.email} />}
    </div>
  )
}
