import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DoneOutput } from '../../ui/done-notice.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { ForgottenPasswordForm } from './forgotten-password-form.tsx'
import type { PasswordResult } from './password-fields.ts'
import { usePasswordForm } from './use-password-form.ts'

type ForgottenPasswordPageProps = { sent: PasswordResult | undefined }

/** Asks for the email address. What it shows afterwards is the same for known and unknown addresses. */
export function ForgottenPasswordPage({ sent }: ForgottenPasswordPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const state = usePasswordForm('forgotten', { sent })
  if (state.isDone) {
    return (
      <DoneOutput>
        <PageMessage
          title={t('linkMailedTitle')}
          text={t('linkMailedText', { email: state.email })}
        >
          <ButtonLink to={`/${locale}/sign-in`}>{t('signIn')}</ButtonLink>
        </PageMessage>
      </DoneOutput>
    )
  }
  return (
    <>
      <h1 className="display text-h2">{t('forgottenTitle')}</h1>
      <p className="mt-2 mb-7 max-w-measure text-ink-soft">{t('forgottenText')}</p>
      <ForgottenPasswordForm {...state} />
    </>
  )
}
