import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { PasswordResult } from './password-fields.ts'
import { PasswordNotice } from './password-notice.tsx'
import { type PasswordFormState, usePasswordForm } from './use-password-form.ts'
import './passwords.css'

type ChangePasswordPageProps = { sent: PasswordResult | undefined }

/** Changes the password of the signed-in shopper. */
export function ChangePasswordPage({ sent }: ChangePasswordPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const state = usePasswordForm('change', { sent })
  return (
    <div className="page py-section">
      <PageTitle>{t('changePasswordTitle')}</PageTitle>
      {state.isDone ? (
        <output>
          <PageMessage title={t('passwordSavedTitle')} text={t('passwordChangedText')}>
            <ButtonLink to={`/${locale}/account`}>{t('yourAccount')}</ButtonLink>
          </PageMessage>
        </output>
      ) : (
        <>
          <h1 className="display mb-7 text-h2">{t('changePasswordTitle')}</h1>
          <ChangePasswordForm {...state} />
        </>
      )}
    </div>
  )
}

function ChangePasswordForm({ form, send, errorOf, refused, isPending }: PasswordFormState) {
  const t = useMessages()
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="password-form"
    >
      <PasswordNotice refused={refused} />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <NewPasswordFields errorOf={errorOf} />
      <Button type="submit" pending={isPending}>
        {t('savePassword')}
      </Button>
    </form>
  )
}
