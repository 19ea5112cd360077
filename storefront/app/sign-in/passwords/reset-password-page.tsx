import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DoneOutput } from '../../ui/done-notice.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { PasswordResult } from './password-fields.ts'
import { PasswordNotice } from './password-notice.tsx'
import { usePasswordForm } from './use-password-form.ts'

type ResetPasswordPageProps = { token: string; sent: PasswordResult | undefined }

/** The page that the link in the mail opens. Opening it does not use up the link. */
export function ResetPasswordPage({ token, sent }: ResetPasswordPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { form, send, errorOf, refused, isPending, isDone } = usePasswordForm('reset', { sent })
  if (isDone) {
    return (
      <DoneOutput>
        <PageMessage title={t('passwordSavedTitle')} text={t('passwordSavedText')}>
          <ButtonLink to={`/${locale}/sign-in`}>{t('signIn')}</ButtonLink>
        </PageMessage>
      </DoneOutput>
    )
  }
  return (
    <>
      <h1 className="display mb-7 text-h2">{t('newPasswordTitle')}</h1>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        className="password-form"
      >
        <PasswordNotice refused={refused} />
        {refused?.handling !== 'anotherLink' && (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordFields errorOf={errorOf} />
            <Button type="submit" pending={isPending}>
              {t('savePassword')}
            </Button>
          </>
        )}
      </form>
    </>
  )
}
