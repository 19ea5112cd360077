import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'
import { LinkedText } from './linked-text.tsx'
import type { SignInResult } from './sign-in.ts'

/** Errors that link to the password reset, and errors that link to the contact page. */
const passwordResetErrors = new Set(['AUT401', 'AUT423', 'AUT426'])
const contactErrors = new Set(['AUT404', 'AUT440', 'AUT441'])

type SignInProblemProps = Extract<SignInResult, { ok: false }>

export function SignInError({ step, refusal: { status, errorId, message } }: SignInProblemProps) {
  const t = useMessages()
  const locale = useLocale()
  // The bot defence shows its own message.
  if (step === 'exchange' && status === 403) return null
  const text = step === 'exchange' ? t('duplicatedToken') : message || t('problem')
  return (
    <Notice tone={errorId === 'AUT426' ? 'warning' : 'error'}>
      <LinkedText text={text} locale={locale} />
      {step === 'proof' && passwordResetErrors.has(errorId) && (
        <>
          {' '}
          <TextLink to={`/${locale}/forgot-password`} className="link-inline">
            {t('resetPassword')}
          </TextLink>
        </>
      )}
      {step === 'proof' && contactErrors.has(errorId) && (
        <>
          {' '}
          <TextLink to={`/${locale}/help/contact-us`} className="link-inline">
            {t('contactUs')}
          </TextLink>
        </>
      )}
    </Notice>
  )
}
