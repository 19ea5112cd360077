import { Form } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { AccountForm, refusalAt } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { EmailView, FormOutcome } from '../account-view.ts'

type EmailPageProps = { view: EmailView; outcome: FormOutcome | undefined }

/** The email address of the account. Another one takes effect when the link that is mailed to it is followed. */
export function EmailPage({ view, outcome }: EmailPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const problemText = useProblemText()
  const errorOf = (field: string) =>
    problemText(outcome?.problems?.[field]) ?? refusalAt(field, outcome)
  return (
    <AccountFrame
      current="profile"
      title={t('emailTitle')}
      parent={{ name: t('profileTitle'), to: `/${locale}/account/profile` }}
    >
      <p className="mt-2 text-ink-soft">{t('signedInAs', { email: view.email })}</p>
      <UnconfirmedAddress view={view} outcome={outcome} />
      <AccountForm outcome={outcome} action={t('requestNewEmail')}>
        <TextField
          label={t('newEmail')}
          help={t('newEmailHelp')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={outcome?.values?.['email']}
          error={errorOf('email')}
        />
        <PasswordField
          label={t('currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      </AccountForm>
    </AccountFrame>
  )
}

/** The address that is not verified yet, if there is one. Another link can be mailed to it. */
function UnconfirmedAddress({ view, outcome }: EmailPageProps) {
  const t = useMessages()
  const { pendingEmail, isMailed } = view
  const email = pendingEmail ?? (view.isVerified ? undefined : view.email)
  if (email === undefined) return null
  return (
    <div className="account-notice">
      {isMailed && !outcome && <DoneNotice>{t('linkMailed', { email })}</DoneNotice>}
      <p className="mt-4">
        {t(pendingEmail === undefined ? 'emailUnconfirmed' : 'emailPending', { email })}
      </p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="link" look="line" size="small">
          {t('mailAnotherLink')}
        </Button>
      </Form>
    </div>
  )
}
