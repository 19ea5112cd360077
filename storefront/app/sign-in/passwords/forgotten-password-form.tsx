import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordNotice } from './password-notice.tsx'
import type { PasswordFormState } from './use-password-form.ts'

export function ForgottenPasswordForm({
  form,
  send,
  errorOf,
  refused,
  isPending,
  email,
}: PasswordFormState) {
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
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errorOf('email')}
      />
      <Button type="submit" pending={isPending}>
        {t('mailLink')}
      </Button>
    </form>
  )
}
