import { useMessages } from '../../platform/text/messages.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import type { PasswordField as FieldName } from './password-fields.ts'

type NewPasswordFieldsProps = { errorOf: (field: FieldName) => string | undefined }

/** The new password, twice. */
export function NewPasswordFields({ errorOf }: NewPasswordFieldsProps) {
  const t = useMessages()
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        help={t('newPasswordHelp')}
        name="newPassword"
        autoComplete="new-password"
        error={errorOf('newPassword')}
      />
      <PasswordField
        label={t('repeatPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  )
}
