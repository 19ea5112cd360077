import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { PasswordResult } from './password-fields.ts'
import { PasswordNotice } from './password-notice.tsx'
import { usePasswordForm } from './use-password-form.ts'
import './passwords.css'

type ChangePasswordFormProps = { sent: PasswordResult | undefined }

/** Changes the password of the signed-in shopper. */
export function ChangePasswordForm({ sent }: ChangePasswordFormProps) {
  const t = useMessages()
  const { form, send, errorOf, refused, isPending, isDone } = usePasswordForm('change', { sent })
  if (isDone)
    return (
      <DoneNotice>
        {t('passwordSavedTitle')} {t('passwordChangedText')}
      </DoneNotice>
    )
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
