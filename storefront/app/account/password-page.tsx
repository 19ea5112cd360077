import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ChangePasswordForm } from '../sign-in/passwords/change-password-form.tsx'
import type { PasswordResult } from '../sign-in/passwords/password-fields.ts'
import { AccountFrame } from './account-frame.tsx'

export function PasswordPage({ sent }: { sent: PasswordResult | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <AccountFrame
      current="profile"
      title={t('changePasswordTitle')}
      parent={{ name: t('profileTitle'), to: `/${locale}/account/profile` }}
    >
      <div className="mt-8">
        <ChangePasswordForm sent={sent} />
      </div>
    </AccountFrame>
  )
}
