import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LinkedText } from './linked-text.tsx'
import type { SignInOutcome } from './sign-in.ts'

/** Whom a reset of the password helps, and whom only somebody of the shop. */
const helpedByReset = new Set(['AUT401', 'AUT423', 'AUT426'])
const helpedByUs = new Set(['AUT404', 'AUT440', 'AUT441'])

type SignInProblemProps = Extract<SignInOutcome, { ok: false }>

export function SignInProblem({ step, refusal: { status, errorId, message } }: SignInProblemProps) {
  const t = useMessages()
  const locale = useLocale()
  // The bot defence has said its own; there is nothing to add to it.
  if (step === 'exchange' && status === 403) return null
  const text = step === 'exchange' ? t('duplicatedToken') : message || t('problem')
  return (
    <Notice tone={errorId === 'AUT426' ? 'warning' : 'error'}>
      <LinkedText text={text} locale={locale} />
      {step === 'proof' && helpedByReset.has(errorId) && (
        <>
          {' '}
          <TextLink to={`/${locale}/forgot-password`} className="link-inline">
            {t('resetPassword')}
          </TextLink>
        </>
      )}
      {step === 'proof' && helpedByUs.has(errorId) && (
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
